import { OPERATOR } from '../../identity/viewer.ts';
import type { SentFile } from '../requests.ts';
import type { TestApp } from '../test-app.ts';
import { about, type Build, type MutationExample, versioned } from './example-builders.ts';
import { newDonation, unique } from './records.ts';

const LAYOUT = { day: 0, descriptions: [1], amount: 2 };

/** A line of money that came in, alone in its statement. */
export async function newLine({ database }: TestApp, pence = 1000) {
  const [statement] = await database.dataSource.query(
    `INSERT INTO bank_statement (account_id, file_name, file_hash, header, layout, first_day, last_day, added_by_name)
     SELECT min(id), 'november.csv', '', '', '{}', '2026-11-14', '2026-11-14', '' FROM bank_account RETURNING id`,
  );
  const [line] = await database.dataSource.query(
    `INSERT INTO bank_line (statement_id, account_id, day, description, amount_pence, fingerprint, ordinal, payer_key)
     SELECT $1, min(id), '2026-11-14', 'FPI ASHA RAO', $2, $3, 1, 'FPI ASHA RAO' FROM bank_account RETURNING id, version`,
    [statement.id, pence, unique('line')],
  );
  return { ...line, statementId: statement.id } as { id: number; version: number; statementId: number };
}

/** A line that pays a donation. */
async function payingLine(app: TestApp) {
  const { id, version } = await newLine(app);
  const donation = await newDonation(app);
  const payments = [{ donationId: donation.id, pence: donation.amountPence }];
  await app.features.services.bankDecisions.pay(OPERATOR, { id, version }, payments);
  return { id, version: version + 1 };
}

/** Money that went out as somebody had paid it; nobody else has paid by that name. */
async function returnedLine(app: TestApp) {
  const { database } = app;
  const payment = await payingLine(app);
  const { id, version } = await newLine(app, -1000);
  await database.dataSource.query('UPDATE bank_line SET payer_key = $1 WHERE id = ANY ($2)', [
    unique('FPI PAYER'),
    [payment.id, id],
  ]);
  return { id, version };
}

const statement = async (): Promise<MutationExample> => {
  const file: SentFile = {
    content: Buffer.from(`Date,Description,Amount\n14/11/2026,${unique('SHOP')},-5.00\n`),
    fileName: 'november.csv',
    contentType: 'text/csv',
  };
  return { variables: { reading: { layout: LAYOUT } }, file };
};

/** Calls about bank statements and their lines, each with what it needs. */
export const BANK_EXAMPLES: Record<string, Build> = {
  previewBankStatement: statement,
  addBankStatement: statement,
  saveBankAccount: async () => ({ variables: { name: unique('Savings') } }),
  payByBankLine: async (app) => {
    const { id, version } = await newLine(app);
    const donation = await newDonation(app);
    return { variables: { id, version, payments: [{ donationId: donation.id, pence: 600 }] } };
  },
  enterDonationOfBankLine: versioned(newLine, { input: { donorName: 'Asha Rao', subTypeId: 6, email: '' } }),
  excludeBankLine: versioned(newLine, { note: 'Rent of the hall' }),
  takeBankLineAsReturned: versioned(returnedLine),
  undoBankLine: versioned(payingLine),
  confirmCertainBankLines: async (app) => {
    const { id, statementId } = await newLine(app);
    const { reference } = await newDonation(app);
    await app.database.dataSource.query('UPDATE bank_line SET description = $1 WHERE id = $2', [
      reference,
      id,
    ]);
    return { variables: { statementId } };
  },
  undoConfirmedBankLines: async (app) => ({ variables: { lines: [await payingLine(app)] } }),
  undoBankStatement: about(async (app) => (await newLine(app)).statementId),
};
