import { taxYearOf } from '../../../rules/tax-years.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { graphql } from '../../testing/requests.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { countDesk } from '../counts/count-fixtures.ts';
import { claimDesk } from '../gift-aid-claims/claim-fixtures.ts';

const CLAIM = `id taxYear pence taxPence sentOn claimId isPaid paidOn paidPence voidedByName voidedReason`;
const OPERATIONS = {
  years: `{ smallYears { taxYear firstDay lastDay until collectedPence giftAidPence giftAidCapPence claimedPence
    claimablePence taxPence claimableWithMadePence overclaimedPence } }`,
  collections: `query ($taxYear: Int!, $page: Int, $pageSize: Int) {
    smallCollections(taxYear: $taxYear, page: $page, pageSize: $pageSize) { totalCount items {
      id day place pence collectedPence paymentMethod countedBy countedWith cashCountId replacesId madeByName voidedByName
      voidedReason } } }`,
  offered:
    '{ offeredSmallCounts(pageSize: 100) { totalCount items { id day place gifts { donationId pence } } } }',
  claims: `query ($taxYear: Int, $claimId: Int) { smallClaims(taxYear: $taxYear, claimId: $claimId) {
    totalCount items { ${CLAIM} } } }`,
  add: 'mutation ($input: SmallCollectionInput!) { addSmallCollection(input: $input) }',
  take: `mutation ($cashCountId: Int!, $donationIds: [Int!]!, $areSmall: Boolean = true) {
    takeCountAsSmallCollection(cashCountId: $cashCountId, donationIds: $donationIds, areSmall: $areSmall) }`,
  correct: `mutation ($id: Int!, $input: SmallCollectionInput!, $reason: String!) {
    correctSmallCollection(id: $id, input: $input, reason: $reason) }`,
  voidCollection: 'mutation ($id: Int!, $reason: String!) { voidSmallCollection(id: $id, reason: $reason) }',
  claim: 'mutation ($input: SmallClaimInput!) { claimSmallDonations(input: $input) }',
  paid: `mutation ($id: Int!, $day: String!, $amount: String!) {
    smallClaimPaid(id: $id, day: $day, amount: $amount) }`,
  notPaid: 'mutation ($id: Int!) { smallClaimNotPaid(id: $id) }',
  voidClaim: 'mutation ($id: Int!, $reason: String!) { voidSmallClaim(id: $id, reason: $reason) }',
};
type SmallOperation = keyof typeof OPERATIONS;

/** The tax year of today, which is not over; the one before is. */
export const THIS_YEAR = taxYearOf(currentDay());
export const LAST_YEAR = THIS_YEAR - 1;

let serial = 0;

/** What is said of a collection of ten pounds in the last tax year, at a place of its own. */
export function collected(fields: object = {}) {
  serial += 1;
  return {
    ...{ day: `${LAST_YEAR}-06-01`, place: `Hall, box ${serial}`, amount: '10', paymentMethod: 'CASH' },
    ...{ countedBy: 'Asha Rao', countedWith: 'Kiran Patel', areSmall: true },
    ...fields,
  };
}

/** The desk of a treasurer of an app who claims for small donations; ready only inside a test. */
export function smallDesk(app: TestApp) {
  const claims = claimDesk(app);
  const counts = countDesk(app);

  async function ask(operation: SmallOperation, variables: Record<string, unknown> = {}) {
    const query = OPERATIONS[operation];
    const { data, errors } = await graphql(app, { query, variables, token: await claims.token() });
    return { data: data && Object.values(data)[0], error: errors?.[0] };
  }

  async function done(operation: SmallOperation, variables: Record<string, unknown> = {}) {
    const { data, error } = await ask(operation, variables);
    if (error) throw new Error(`${operation}: ${error.message}`);
    return data;
  }

  async function year(taxYear = LAST_YEAR) {
    return (await done('years')).find((one: { taxYear: number }) => one.taxYear === taxYear);
  }

  const claimFields = async (amount: string, fields: { taxYear?: number } = {}) => ({
    ...{ taxYear: LAST_YEAR, amount, day: currentDay() },
    seenClaimedPence: (await year(fields.taxYear))?.claimedPence ?? 0,
    ...fields,
  });

  return {
    claims,
    counts,
    done,
    year,
    claimFields,
    /** The key of the text with which something is refused. */
    async refusal(operation: SmallOperation, variables: Record<string, unknown> = {}) {
      return (await ask(operation, variables)).error?.extensions.messageKey;
    },
    /** Adds a collection. @returns the id */
    async collect(fields: object = {}): Promise<number> {
      const input = collected(fields);
      await done('add', { input });
      const [{ id }] = await app.database.dataSource.query('SELECT max(id) AS id FROM small_collection');
      return id;
    },
    /** A gift of a taxpayer, and a claim for it that is made. @returns both */
    async giftAid(pence: number, on = `${LAST_YEAR}-06-01`) {
      const donorId = await claims.taxpayer({ declaredOn: '2010-01-01' });
      const donationId = await claims.donation(donorId, { pence, on });
      const claim = { until: currentDay(), areSmallTogether: false };
      const id = await app.features.services.giftAidClaims.make(OPERATOR, claim);
      return { id, donationId };
    },
    /** As {@link giftAid}; the claim was sent today. */
    async sentGiftAid(pence: number, on?: string) {
      const made = await this.giftAid(pence, on);
      const seen = { id: made.id, version: 1 };
      await app.features.services.giftAidClaims.sent(OPERATOR, seen, { day: currentDay() });
      return made;
    },
    /** Claims for small donations. @returns the id */
    async claim(amount: string, fields: { taxYear?: number; claimId?: number; day?: string } = {}) {
      await done('claim', { input: await claimFields(amount, fields) });
      const [{ id }] = await app.database.dataSource.query('SELECT max(id) AS id FROM small_claim');
      return id;
    },
    /** As if nothing had been collected, claimed or counted before: sums are of all that is in a database. */
    async beginAnew() {
      for (const table of ['small_claim', 'small_collection_gift', 'small_collection', 'gift_aid_overclaim'])
        await app.database.dataSource.query(`DELETE FROM ${table}`);
      for (const table of ['gift_aid_claim_gift', 'gift_aid_claim_entry', 'gift_aid_claim'])
        await app.database.dataSource.query(`DELETE FROM ${table}`);
      await app.database.dataSource.query(
        `UPDATE donation SET status = 'PENDING', received_on = NULL, refunded_pence = 0`,
      );
    },
  };
}
