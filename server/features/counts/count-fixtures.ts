import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import type { TestApp } from '../../testing/test-app.ts';

const ROW = `id version key donorId donorName donorPostcode subTypeId amountPence paymentMethod chequeNumber reference status`;
const COUNT = `id version state day place countedBy countedWith countedPence explanation rowCount rowsPence bankPence
  bookedByName voidedByName voidedReason copyId rows { ${ROW} }`;
const DONOR = `id version kind name address postcode email phone language note userId mergedIntoId createdByName
  years { year donationCount paidPence refundedPence pendingPence } merges { id name donationCount madeByName }`;

const OPERATIONS = {
  count: `query ($id: Int!) { cashCount(id: $id) { ${COUNT} } }`,
  counts: 'query { cashCounts { totalCount items { id state rowCount rowsPence bankPence } } }',
  saveCount: `mutation ($input: CashCountInput!) { saveCashCount(input: $input) { ${COUNT} } }`,
  saveRow: `mutation ($countId: Int!, $input: CashEnvelopeInput!) { saveCashEnvelope(countId: $countId, input: $input) { ${ROW} } }`,
  removeRow:
    'mutation ($countId: Int!, $key: String!, $version: Int) { removeCashEnvelope(countId: $countId, key: $key, version: $version) }',
  removeCount: 'mutation ($id: Int!, $version: Int!) { removeCashCount(id: $id, version: $version) }',
  book: `mutation ($id: Int!, $version: Int!, $rows: [SeenCashEnvelopeInput!]!) {
    bookCashCount(id: $id, version: $version, rows: $rows) { ${COUNT} } }`,
  undo: `mutation ($id: Int!, $reason: String!) { voidCashCount(id: $id, reason: $reason) { ${COUNT} } }`,
  copy: `mutation ($id: Int!) { copyCashCount(id: $id) { ${COUNT} } }`,
  donor: `query ($id: Int!) { donor(id: $id) { ${DONOR} } }`,
  donors: `query ($search: String, $sort: DonorSort! = NAME, $page: Int, $pageSize: Int) {
    donors(search: $search, sort: $sort, page: $page, pageSize: $pageSize) {
      totalCount items { id name email postcode hasAccount donationCount paidPence pendingPence lastDonationOn } } }`,
  found: 'query ($search: String!) { foundDonors(search: $search) { id name postcode } }',
  saveDonor: `mutation ($input: DonorInput!) { saveDonor(input: $input) { ${DONOR} } }`,
  merge: `mutation ($id: Int!, $version: Int!, $intoId: Int!, $intoVersion: Int!) {
    mergeDonors(id: $id, version: $version, intoId: $intoId, intoVersion: $intoVersion) { ${DONOR} } }`,
  unmerge: `mutation ($id: Int!) { undoDonorMerge(id: $id) { ${DONOR} } }`,
  setStatus: `mutation ($id: Int!, $status: DonationStatus!, $note: String) {
    setDonationStatus(id: $id, status: $status, note: $note) { id status } }`,
  donations: `query ($filter: DonationFilterInput) { donations(filter: $filter) { totalCount sums { paidPence refundedPence pendingPence }
    items { id reference donorName email amountPence status receivedOn donorId userId } } }`,
  history:
    'query ($id: Int!) { donation(id: $id) { history { toStatus note noteCode receivedOn changedByName } } }',
};
type DeskOperation = keyof typeof OPERATIONS;

/** On which all is counted here. */
export const COUNT_DAY = '2026-11-15';

/** What two people say of a pile. */
export const SAID = {
  day: COUNT_DAY,
  place: 'Sunday in the hall',
  countedBy: 'Asha Rao',
  countedWith: 'Kiran Patel',
  counted: '30',
  explanation: '',
};

let serial = 0;

/** An envelope of ten pounds, in cash and without a name unless something else is said. */
export function envelope(fields: object = {}) {
  serial += 1;
  const key = `envelope-${serial}`;
  return {
    key,
    donorName: '',
    subTypeId: 6,
    amount: '10',
    paymentMethod: 'CASH',
    chequeNumber: '',
    ...fields,
  };
}

/** The desk of a treasurer of an app, over GraphQL. */
export function countDesk(app: TestApp) {
  let treasurer: Promise<string> | undefined;
  const token = () => {
    treasurer ??= adminToken(app);
    return treasurer;
  };

  /** The whole answer; for what may be refused. */
  async function ask(operation: DeskOperation, variables: object = {}) {
    const { data, errors } = await graphql(app, {
      query: OPERATIONS[operation],
      variables: variables as Record<string, unknown>,
      token: await token(),
    });
    return { data: data && Object.values(data)[0], error: errors?.[0] };
  }

  /** The answer of what must succeed. */
  async function done(operation: DeskOperation, variables: object = {}) {
    const { data, error } = await ask(operation, variables);
    if (error) throw new Error(`${operation}: ${error.message}`);
    return data;
  }

  /** The key of the text with which something is refused. */
  async function refusal(operation: DeskOperation, variables: object): Promise<string | undefined> {
    return (await ask(operation, variables)).error?.extensions.messageKey as string | undefined;
  }

  /** A draft with these envelopes, by default counted as they add up. */
  async function draft(said: object, ...envelopes: object[]) {
    const { id } = await done('saveCount', { input: { ...SAID, ...said } });
    for (const input of envelopes) await done('saveRow', { countId: id, input });
    return done('count', { id });
  }

  type Seen = { key: string; version: number };
  const booking = ({ id, version, rows }: { id: number; version: number; rows: Seen[] }) => ({
    id,
    version,
    rows: rows.map(({ key, version: ofRow }) => ({ key, version: ofRow })),
  });

  async function booked(said: object, ...envelopes: object[]) {
    return done('book', booking(await draft(said, ...envelopes)));
  }

  /** A donor without an account. */
  const newDonor = (input: object) => done('saveDonor', { input });

  /** The donations of a count, in its order. */
  const donationsOf = (countId: number) =>
    app.database.dataSource.query(
      `SELECT donation.id, donation.status, donation.payment_method AS "paymentMethod", donation.amount_pence AS pence, donation.donor_name AS name,
              donation.email, donation.user_id AS "userId", to_char(donation.received_on, 'YYYY-MM-DD') AS day
         FROM cash_envelope row JOIN donation ON donation.id = row.donation_id WHERE row.count_id = $1 ORDER BY row.id`,
      [countId],
    );

  /** The subjects of what was sent to an address. */
  async function mailsTo(email: string): Promise<string[]> {
    await app.outboxSender.sendDue();
    return app.messages.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
  }

  return { ask, done, refusal, draft, booking, booked, newDonor, donationsOf, mailsTo };
}
