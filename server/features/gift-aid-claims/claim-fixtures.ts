import { currentDay } from '../../../rules/zoned-time.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { statementDesk } from '../statements/statement-fixtures.ts';
import { readSchedule } from './schedule/schedule-checker.ts';

const CLAIM = `id version state donationCount giftsPence overclaimedTaxPence taxPence sentOn paidOn paidPence refundedCount
  entries { kind day pence } schedules { part rowCount pence }`;
const SEEN = 'id: $id, version: $version';
const OPERATIONS = {
  summary: `{ giftAidSummary { claimable { count pence } taxPence reasons { reason count pence }
    endings { until count pence } overclaimedTaxPence yearEnd } }`,
  gifts: `query ($reason: GiftAidReason, $pageSize: Int = 100) { giftAidGifts(reason: $reason, pageSize: $pageSize) {
    totalCount items { id reference receivedOn donorName giverName accountName donorId pence reason claimableUntil } } }`,
  gift: 'query ($id: Int!) { giftAidGift(id: $id) { id version isOwnMoney benefitPence reason } }',
  claims: '{ giftAidClaims { totalCount items { id state } } }',
  claim: `query ($id: Int!) { giftAidClaim(id: $id) { ${CLAIM} } }`,
  claimGifts: `query ($id: Int!) { giftAidClaimGifts(id: $id, pageSize: 100) {
    totalCount items { reference receivedOn pence refundedPence name home } } }`,
  note: `mutation ($donationId: Int!, $input: GiftAidNoteInput!, $version: Int) {
    noteGiftAidGift(donationId: $donationId, input: $input, version: $version) }`,
  nameDonor: `mutation ($donationId: Int!, $donorId: Int!, $version: Int) {
    nameGiftAidDonor(donationId: $donationId, donorId: $donorId, version: $version) }`,
  yearEnd: 'mutation ($yearEnd: String!) { setGiftAidYearEnd(yearEnd: $yearEnd) }',
  make: `mutation ($input: GiftAidClaimInput!) { makeGiftAidClaim(input: $input) { ${CLAIM} } }`,
  sent: `mutation ($id: Int!, $version: Int!, $day: String!) {
    giftAidClaimSent(${SEEN}, day: $day) { ${CLAIM} } }`,
  paid: `mutation ($id: Int!, $version: Int!, $day: String!, $amount: String!) {
    giftAidClaimPaid(${SEEN}, day: $day, amount: $amount) { ${CLAIM} } }`,
  undo: `mutation ($id: Int!, $version: Int!) { undoGiftAidClaimStep(${SEEN}) { ${CLAIM} } }`,
  voidClaim: `mutation ($id: Int!, $version: Int!) { voidGiftAidClaim(${SEEN}) { ${CLAIM} } }`,
};
type Operation = keyof typeof OPERATIONS;

/** The day of a gift. */
export const ON = '2026-05-10';

/** A claim in the version that was seen. */
export const seen = ({ id, version }: { id: number; version: number }) => ({ id, version });

export const TAXPAYER = {
  ...{ title: 'Mrs', firstName: 'Asha', lastName: 'Rao', house: '12A' },
  ...{ livesAbroad: false, postcode: 'ME14 9XX' },
};

/** The desk of a treasurer of an app who claims Gift Aid; ready only inside a test. */
export function claimDesk(app: TestApp) {
  const desk = statementDesk(app);
  let treasurer: Promise<string> | undefined;
  const token = () => {
    treasurer ??= adminToken(app);
    return treasurer;
  };

  async function ask(operation: Operation, variables: Record<string, unknown> = {}) {
    const query = OPERATIONS[operation];
    const { data, errors } = await graphql(app, { query, variables, token: await token() });
    return { data: data && Object.values(data)[0], error: errors?.[0] };
  }

  async function done(operation: Operation, variables: Record<string, unknown> = {}) {
    const { data, error } = await ask(operation, variables);
    if (error) throw new Error(`${operation}: ${error.message}`);
    return data;
  }

  type Declared = { declaredOn?: string; cover?: 'FROM_NOW' | 'PAST_TOO'; method?: 'VERBAL' } & object;

  /** A declaration, on paper unless something else is said. */
  const declare = (donorId: number, fields: Declared = {}) =>
    app.features.services.giftAidDeclarations.declare(OPERATOR, donorId, {
      ...{ ...TAXPAYER, method: 'PAPER', cover: 'FROM_NOW', declaredOn: '2024-01-01' },
      ...fields,
    });

  /** A donor with a declaration on paper. @returns the id */
  async function taxpayer(fields: Declared = {}): Promise<number> {
    const donorId = await desk.newDonor({ name: 'Asha Rao' });
    await declare(donorId, fields);
    return donorId;
  }

  /** A gift that can be claimed for. @returns its id */
  const claimable = async (pence = 5000, on = ON): Promise<number> =>
    desk.donation(await taxpayer(), { pence, on });

  /** Makes a claim for all that can be claimed for up to a day. */
  const make = (until = '2026-11-20', areSmallTogether = false) =>
    done('make', { input: { until, areSmallTogether } });

  /** Makes a claim, and sends it. */
  async function claimed(until?: string) {
    const { id, version } = await make(until);
    return done('sent', { id, version, day: '2026-11-21' });
  }

  /** The file of a schedule. */
  const schedule = async (claim: number, part = 1) =>
    app.server.inject({
      url: `/exports/gift-aid/${claim}-${part}.ods`,
      headers: { authorization: `Bearer ${await token()}` },
    });

  return {
    ...desk,
    token,
    done,
    declare,
    /** The key of the text with which something is refused. */
    async refusal(operation: Operation, variables: Record<string, unknown> = {}) {
      return (await ask(operation, variables)).error?.extensions.messageKey;
    },
    taxpayer,
    refund: (donationId: number) =>
      app.features.services.donationStates.setStatus(OPERATOR, donationId, { status: 'REFUNDED' }),
    claimable,
    make,
    claimed,
    /** Claims for what is left of other tests, until nothing can be claimed for or is owed. */
    async clear(): Promise<void> {
      for (;;) {
        const summary = await done('summary');
        if (summary.overclaimedTaxPence > 0) await claimable(5_000_000);
        else if (summary.claimable.count === 0) return;
        await claimed();
      }
    },
    schedule,
    /** What the checker reads in a schedule. */
    read: async (claim: number, part = 1) =>
      readSchedule((await schedule(claim, part)).rawPayload, currentDay()),
    async reasonOf(donationId: number) {
      for (const reason of [...REASONS, null]) {
        const { items } = await done('gifts', { reason });
        if (items.some(({ id }: { id: number }) => id === donationId)) return reason;
      }
      return undefined;
    },
  };
}

const REASONS = [
  ...['NOT_COUNTED', 'NOT_OWN_MONEY', 'BENEFIT', 'NO_DONOR', 'OTHER_NAME', 'NO_DECLARATION'],
  ...['NOT_COVERED', 'RECORD_MISSING', 'RECORD_WAITS'],
];
