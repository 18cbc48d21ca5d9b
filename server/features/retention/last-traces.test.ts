import { expect, it } from 'vitest';
import type { RetentionKind } from '../../../rules/retention.ts';
import { removeOld } from '../../testing/remove-old.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { countDesk, envelope } from '../counts/count-fixtures.ts';
import { newPromises } from '../ledger/receipts/receipt-fixtures.ts';

const app = sharedTestApp();
const desk = countDesk(app);
const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);

async function inserted(sql: string): Promise<number> {
  const [{ id }] = await query(`${sql} RETURNING id`);
  return id;
}

const charge = () =>
  inserted(`INSERT INTO charge (kind, reference, pence, due_on, payer_name, letter_language, asked_on)
    VALUES ('HIRE', 'SMJ-OLD', 100, '2005-01-01', '', 'en', '2005-01-01')`);

async function reply(): Promise<number> {
  const event = await inserted(
    `INSERT INTO event (name, description, file_type, language) VALUES ('E', 'd', 'IMAGE', 'en')`,
  );
  return inserted(`INSERT INTO event_reply (event_id, day, state, name, email, mobile, mobile_key, letter_language, ages, total,
      diets, answers, needs, told_starts_at)
    VALUES (${event}, '2005-01-01', 'COMING', '', '', '', '', 'en', '[]', 2, '[]', '[]', '', '2005-01-01')`);
}

/** What is old enough, and says nothing of anybody: by its table. */
const EMPTY: Record<string, () => Promise<number>> = {
  async cash_envelope() {
    const { id } = await desk.draft({}, envelope());
    await query(`UPDATE cash_count SET started_at = '2005-01-01' WHERE id = $1`, [id]);
    return (await query('SELECT id FROM cash_envelope WHERE count_id = $1', [id]))[0].id;
  },
  async bank_line() {
    const statement = await inserted(
      `INSERT INTO bank_statement (account_id, file_name, file_hash, header, layout, first_day, last_day, added_by_name)
       SELECT min(id), 'x.csv', gen_random_uuid(), '', '{}', '2005-01-01', '2005-01-01', '' FROM bank_account`,
    );
    return inserted(
      `INSERT INTO bank_line (statement_id, account_id, day, description, amount_pence, fingerprint, ordinal, payer_key)
       SELECT ${statement}, min(id), '2005-01-01', '', 1000, gen_random_uuid(), 1, '' FROM bank_account`,
    );
  },
  charge,
  charge_entry: async () =>
    inserted(`INSERT INTO charge_entry (charge_id, kind, pence, day, method, made_by_name)
      VALUES (${await charge()}, 'PAYMENT', 100, '2005-01-01', 'CASH', '')`),
  async donation() {
    const [{ id }] = await newPromises(app, 1, { donorName: '' });
    await query(`UPDATE donation SET created_at = '2005-01-01' WHERE id = $1`, [id]);
    return id;
  },
  event_reply: reply,
};

// Each of them is asked for by a condition of its own, and most rows have several: what is filled in alone is easily forgotten.
it.each<[table: string, column: string, kind: RetentionKind, value: string]>([
  ['cash_envelope', 'donor_name', 'donors', 'Asha'],
  ['cash_envelope', 'cheque_number', 'donors', '42'],
  ['bank_line', 'description', 'donations', 'Asha'],
  ['bank_line', 'payer_key', 'donations', 'Asha'],
  ['bank_line', 'excluded_note', 'donations', 'Asha'],
  ['charge', 'payer_name', 'donations', 'Asha'],
  ['charge', 'email', 'donations', 'asha@example.org'],
  ['charge', 'voided_reason', 'donations', 'Asha is ill'],
  ['charge_entry', 'reason', 'donations', 'Asha is ill'],
  ['donation', 'donor_name', 'donations', 'Asha'],
  ['donation', 'phone', 'donations', '07700 900002'],
  ['donation', 'email', 'donations', 'asha@example.org'],
  ['donation', 'message', 'donations', 'Of Asha'],
  ['event_reply', 'ages', 'replyDetails', '[1]'],
  ['event_reply', 'diets', 'replyDetails', '[1]'],
  ['event_reply', 'answers', 'replyDetails', '[1]'],
  ['event_reply', 'needs', 'replyDetails', 'Lift'],
  ['event_reply', 'name', 'replies', 'Asha'],
  ['event_reply', 'email', 'replies', 'asha@example.org'],
  ['event_reply', 'mobile', 'replies', '07700 900002'],
])(
  '[PRIV-5] %s.%s is emptied after its time, also where nothing else is left',
  async (table, column, kind, value) => {
    const id = await EMPTY[table]!();
    const read = async () =>
      (await query(`SELECT ${column}::text AS value FROM ${table} WHERE id = $1`, [id]))[0].value;
    const empty = await read();
    await query(`UPDATE ${table} SET ${column} = '${value}' WHERE id = $1`, [id]);
    await removeOld(app, kind);
    expect(await read()).toBe(empty);
  },
);
