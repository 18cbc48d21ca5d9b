import { newDonation } from '../../testing/access/records.ts';
import { adminToken, buildUser } from '../../testing/factories.ts';
import { graphql, graphqlUpload } from '../../testing/requests.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { newDonationReference } from '../ledger/donation-reference.ts';

const DONATION = 'donation { id reference donorName typeName amountPence status }';
const CHARGE = 'charge { id kind reference state pence paidPence returnedPence }';
const LINE = `id version day description amountPence allocatedPence feePence state isExcluded excludedNote
  suggestion { reason isCertain letters candidates { pence openPence ${DONATION} } newDonation { donorName email subTypeId } charges { pence ${CHARGE} } }
  returned { lineId day } payments { id pence feePence reason madeByName ${DONATION} } chargePayments { pence reason ${CHARGE} }
  claim { id } suggestedClaim { id version awaitedPence }`;
const SEEN = '$id: Int!, $version: Int!';
const OUTCOME = `added known leftOut balanceBreak firstDay lastDay inPence outPence
  unreadable { number label messageKey } setAside { number label messageKey }`;
const OPERATIONS = {
  preview: `mutation ($file: Upload!, $reading: BankReadingInput!) { previewBankStatement(file: $file, reading: $reading) {
    columns { heading samples } layout { day descriptions amount moneyIn moneyOut balance } missing unclearDates
    impliedOrder dateOrder unclearDirections { number label } outcome { ${OUTCOME} } } }`,
  add: `mutation ($file: Upload!, $reading: BankReadingInput!) { addBankStatement(file: $file, reading: $reading) {
    added known statement { id fileName firstDay lastDay lineCount openCount inPence } } }`,
  lines: `query ($statementId: Int!, $state: BankLineState, $search: String, $page: Int, $pageSize: Int) {
    bankLines(statementId: $statementId, state: $state, search: $search, page: $page, pageSize: $pageSize) {
      totalCount items { ${LINE} } counts { toDecide matched certain excluded inPence matchedPence certainPence } } }`,
  pay: `mutation (${SEEN}, $payments: [BankPaymentInput!]!, $feePence: Int) { payByBankLine(id: $id, version: $version, payments: $payments, feePence: $feePence) { ${LINE} } }`,
  newDonation: `mutation (${SEEN}, $input: NewBankDonationInput!) { enterDonationOfBankLine(id: $id, version: $version, input: $input) { ${LINE} } }`,
  excluded: `mutation (${SEEN}, $note: String) { excludeBankLine(id: $id, version: $version, note: $note) { ${LINE} } }`,
  claim: `mutation (${SEEN}, $claimId: Int!, $claimVersion: Int!) {
    payGiftAidClaimByBankLine(id: $id, version: $version, claimId: $claimId, claimVersion: $claimVersion) { ${LINE} } }`,
  returned: `mutation (${SEEN}) { takeBankLineAsReturned(id: $id, version: $version) { ${LINE} } }`,
  undo: `mutation (${SEEN}) { undoBankLine(id: $id, version: $version) { ${LINE} } }`,
  confirm:
    'mutation ($statementId: Int!) { confirmCertainBankLines(statementId: $statementId) { done remaining lines { id version } } }',
  undoConfirmed:
    'mutation ($lines: [ConfirmedBankLineInput!]!) { undoConfirmedBankLines(lines: $lines) { done remaining } }',
  takeAllBack: 'mutation ($id: Int!) { undoBankStatement(id: $id) { done remaining } }',
  dependents: 'query ($id: Int!) { bankStatementDependents(id: $id) }',
  setStatus: `mutation ($id: Int!, $status: DonationStatus!, $note: String) {
    setDonationStatus(id: $id, status: $status, note: $note) { id status } }`,
  donation:
    'query ($id: Int!) { donation(id: $id) { status amountPence receivedOn allocatedPence feePence bankStatementId history { fromStatus toStatus note noteCode receivedOn } } }',
} as const;

export interface Line {
  id: number;
  version: number;
  description: string;
  amountPence: number;
  allocatedPence: number;
  feePence: number;
  state: string;
  suggestion: null | {
    reason: string;
    isCertain: boolean;
    letters: number;
    candidates: { pence: number; donation: { id: number } }[];
    newDonation: null | { donorName: string; email: string; subTypeId: number };
    charges: { pence: number; charge: { id: number } }[];
  };
  returned: null | { lineId: number };
  payments: {
    id: number;
    pence: number;
    feePence: number;
    reason: string;
    donation: { id: number; reference: string };
  }[];
  chargePayments: { pence: number; reason: string; charge: { id: number; kind: string; state: string } }[];
  claim: null | { id: number };
  suggestedClaim: null | { id: number; version: number; awaitedPence: number };
}

/** A file of a bank: columns of a signed amount, and lines as [day, description, amount]. */
export function csv(...lines: readonly (readonly [string, string, string])[]): string {
  // With their signs, so that nobody has to say whether it came in.
  const rows = lines.map(([day, text, amount]) => [day, text, amount.replace(/^(?=[\d.])/, '+')]);
  return ['Date,Description,Amount', ...rows.map((row) => row.map((cell) => `"${cell}"`).join(','))].join(
    '\n',
  );
}

/** A day that can be read in one way alone. */
export const DAY = '14/11/2026';

let serial = 0;

/** Letters alone, so that two payers are not one. */
export function payer(): string {
  serial += 1;
  return `FPI PAYER ${Array.from(String(serial), (digit) => 'ABCDEFGHIJ'[Number(digit)]).join('')}`;
}

/** The desk of a treasurer of an app, over GraphQL. */
export function bankDesk(app: TestApp) {
  let treasurer: Promise<string> | undefined;
  /** One for a whole file: making an account takes a while. */
  let donorAccount: ReturnType<typeof buildUser> | undefined;
  const token = () => {
    treasurer ??= adminToken(app);
    return treasurer;
  };

  /** The whole answer; for what may be refused. */
  async function ask(operation: keyof typeof OPERATIONS, variables: object, as?: string) {
    const { data, errors, status } = await graphql(app, {
      query: OPERATIONS[operation],
      variables: variables as Record<string, unknown>,
      token: as ?? (await token()),
    });
    return { data: data && Object.values(data)[0], error: errors?.[0], status };
  }

  /** The answer of what must succeed. */
  async function done(operation: keyof typeof OPERATIONS, variables: object) {
    const { data, error } = await ask(operation, variables);
    if (error) throw new Error(`${operation}: ${error.message}`);
    return data;
  }

  async function send(operation: 'preview' | 'add', content: string | Buffer, reading: object = {}) {
    const answer = await graphqlUpload(app, {
      query: OPERATIONS[operation],
      token: await token(),
      variables: { reading },
      file: { content: Buffer.from(content), fileName: 'november.csv', contentType: 'text/csv' },
    });
    const { data, errors } = answer;
    return { data: data && Object.values(data)[0], error: errors?.[0] };
  }

  /** Adds a file as it is recognised. @returns the statement's id and its lines */
  async function bringIn(content: string | Buffer, reading: object = {}) {
    const preview = (await send('preview', content, reading)).data;
    const { added, known, statement } = (
      await send('add', content, { layout: preview.layout, dateOrder: preview.dateOrder, ...reading })
    ).data;
    return { added, known, id: statement?.id as number, lines: statement ? await lines(statement.id) : [] };
  }

  async function lines(statementId: number, more: object = {}): Promise<Line[]> {
    return (await done('lines', { statementId, pageSize: 100, ...more })).items;
  }

  /** A donation that is promised. */
  async function promise(pence: number, { userId, name }: { userId?: number; name?: string } = {}) {
    donorAccount ??= buildUser(app);
    const donor = userId ?? (await donorAccount).id;
    const donation = await newDonation(app, donor);
    const donorName = name ?? donation.donorName;
    await app.database.dataSource.query(
      'UPDATE donation SET amount_pence = $2, donor_name = $3 WHERE id = $1',
      [donation.id, pence, donorName],
    );
    return { ...donation, donorName, userId: donor, amountPence: pence };
  }

  /** Promises of people without an account, all at once. */
  async function promises(count: number, pence: number): Promise<{ id: number; reference: string }[]> {
    const references = Array.from({ length: count }, () => newDonationReference('SMJ'));
    return app.database.dataSource.query(
      `INSERT INTO donation (reference, sub_type_id, type_name, type_language, letter_language, donor_name, phone, email,
                             message, amount_pence, idempotency_key)
       SELECT reference, 6, 'Navratri', 'en', 'en', 'Donor ' || reference, '', '', '', $2::integer, reference
         FROM unnest($1::text[]) AS reference RETURNING id, reference`,
      [references, pence],
    );
  }

  /** A promise, and a line that has come for it. */
  async function promiseAndLine(pence: number, text: (reference: string) => string, amount = pence) {
    const promised = await promise(pence);
    const words = `${payer()} ${text(promised.reference)}`;
    const { id, lines: added } = await bringIn(csv([DAY, words, (amount / 100).toFixed(2)]));
    return { promise: promised, statementId: id, line: added[0]! };
  }

  const donation = (id: number) => done('donation', { id });

  return { ask, done, send, bringIn, lines, promise, promises, promiseAndLine, donation, token };
}
