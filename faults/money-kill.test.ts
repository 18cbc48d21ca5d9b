import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../server/testing/query.ts';
import { Site } from './site.ts';

/** Use `FAULT_KILLS=2` for a quick run. */
const KILLS = Math.min(6, Number(process.env.FAULT_KILLS ?? 6));
const DONATIONS = 120;
const PROMISES = 60;
/** Before the demo's donations; of years long ago donors' names are kept no longer, and there are no statements. */
const PAST = new Date().getFullYear() - 5;
const YEAR = { from: `${PAST}-01-01`, to: `${PAST}-12-31` };

const IMPORT =
  'mutation ($file: Upload!, $reading: SheetReadingInput!) { importSheet(file: $file, reading: $reading) { id } }';
const RUN = 'query ($id: Int!) { importRun(id: $id) { state counts { created refused } } }';
const ADD = `mutation ($file: Upload!, $reading: BankReadingInput!) {
  addBankStatement(file: $file, reading: $reading) { added statement { id } } }`;
const CONFIRM = 'mutation ($id: Int!) { confirmCertainBankLines(statementId: $id) { done remaining } }';
const SEND = `mutation ($from: String!, $to: String!) { sendDonorStatements(from: $from, to: $to) { done remaining } }`;

/** What is only half done: paid without its receipt, its history or its money, or the reverse. */
const HALF_DONE = `SELECT donation.reference FROM donation
   LEFT JOIN (SELECT donation_id, count(*) AS count FROM receipt WHERE voided_at IS NULL GROUP BY 1) receipts
     ON receipts.donation_id = donation.id
   LEFT JOIN (SELECT donation_id, count(*) AS count FROM donation_status_change WHERE to_status = 'PAID' GROUP BY 1) changes
     ON changes.donation_id = donation.id
   LEFT JOIN (SELECT donation_id, sum(pence) AS pence FROM bank_allocation GROUP BY 1) lines ON lines.donation_id = donation.id
  WHERE donation.donor_name LIKE 'Killed %'
    AND ((status = 'PAID') <> (coalesce(receipts.count, 0) = 1)
      OR (status = 'PAID') <> (coalesce(changes.count, 0) >= 1)
      OR donation.donor_name LIKE 'Killed promise%' AND (status = 'PAID') <> (coalesce(lines.pence, 0) = amount_pence))`;

const file = (lines: string[]) => Buffer.from(lines.join('\n'));
const CSV = { type: 'text/csv', name: 'list.csv' };

describe(`a server that is killed at the treasurer's desk, ${KILLS} times each`, () => {
  let site: Site;
  beforeAll(async () => {
    // Nothing listens there: letters stay in the outbox, where they can be counted.
    site = await Site.open({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'office@example.org' });
  }, 120_000);
  afterAll(() => site.remove());

  async function rows<Row>(sql: string): Promise<Row[]> {
    return (await query((await site.postgres()).url, sql)) as Row[];
  }
  const count = async (sql: string) =>
    (await rows<{ count: number }>(`SELECT count(*)::integer AS count FROM ${sql}`))[0]!.count;

  async function answerOf(answering: Promise<Response>) {
    const { data, errors } = await (await answering).json();
    if (errors) throw new Error(errors[0].message);
    return Object.values(data)[0] as never;
  }

  /** Kills the server, in every other round its Postgres too, and starts it again. @param working is cut off */
  async function kill(round: number, working?: Promise<unknown>): Promise<void> {
    const { pid } = await site.postgres();
    await site.end('SIGKILL');
    if (round % 2 === 1) process.kill(pid, 'SIGKILL');
    await working?.catch(() => undefined);
  }

  async function expectWhole(): Promise<void> {
    expect(await rows(HALF_DONE)).toEqual([]);
    // The numbers of receipts have no gaps.
    const gaps = 'SELECT year FROM receipt GROUP BY year HAVING max(running) <> count(*)';
    expect(await rows(gaps)).toEqual([]);
  }

  it('brings in past donations: each whole and once, and goes on', async () => {
    for (let round = 0; round < KILLS; round++) {
      const name = `Killed gift ${round}`;
      const lines = Array.from(
        { length: DONATIONS },
        (_, at) => `2004-0${(at % 9) + 1}-01,${name} ${at},10,Navratri`,
      );
      const sheet = file(['Date,Donor,Amount,For', ...lines]);
      const columns = ['receivedOn', 'donorName', 'amount', 'type'].map((field, column) => ({
        field,
        column,
      }));
      const reading = { subject: 'DONATIONS', columns };
      const { id } = await answerOf(site.graphqlUpload(IMPORT, { reading }, sheet, CSV));
      const come = () => count(`donation WHERE donor_name LIKE '${name} %'`);
      await expect.poll(come, { timeout: 30_000, interval: 3 }).toBeGreaterThan(round * 10);
      await kill(round);
      await site.start();
      expect(await come()).toBeLessThanOrEqual(DONATIONS);
      await expectWhole();
      // Minutes later it would go on by itself.
      await rows("UPDATE import_run SET moved_at = moved_at - interval '1 hour' WHERE state = 'RUNNING'");
      await rows("UPDATE scheduled_task SET due_at = now() - interval '1 minute'");
      await site.end('SIGTERM');
      await site.start();
      await expect
        .poll(async () => ((await answerOf(site.graphql(RUN, { id }))) as { state: string }).state, {
          timeout: 60_000,
        })
        .toBe('FINISHED');
      expect(await come()).toBe(DONATIONS);
      await expectWhole();
    }
  });

  it('confirms a statement: each line whole or not at all, and pressing again goes on', async () => {
    for (let round = 0; round < KILLS; round++) {
      const promises = await rows<{ reference: string }>(
        `INSERT INTO donation (reference, sub_type_id, type_name, type_language, letter_language, donor_name, phone, email,
                               message, amount_pence, idempotency_key)
         SELECT 'SMJ-KK' || chr(65 + ${round}) || 'K-' || translate(lpad(n::text, 4, '0'), '01', 'XY'), 6, 'Navratri', 'en', 'en',
                'Killed promise', '', '', '', 1000, 'killed-${round}-' || n
           FROM generate_series(1, ${PROMISES}) AS n RETURNING reference`,
      );
      const lines = promises.map(({ reference }) => `${PAST}-11-14,FPI PAYER ${reference},+10.00`);
      const layout = { day: 0, descriptions: [1], amount: 2 };
      const added = answerOf(
        site.graphqlUpload(ADD, { reading: { layout } }, file(['Date,Description,Amount', ...lines]), CSV),
      ) as Promise<{ added: number; statement: { id: number } }>;
      const { id } = (await added).statement;
      const paid = () => count(`donation WHERE status = 'PAID' AND idempotency_key LIKE 'killed-${round}-%'`);
      const working = site.graphql(CONFIRM, { id });
      working.catch(() => undefined);
      await expect.poll(paid, { timeout: 30_000, interval: 2 }).toBeGreaterThan(round * 6);
      await kill(round, working);
      await site.start();
      expect(await paid()).toBeLessThan(PROMISES);
      await expectWhole();
      const again = await answerOf(site.graphql(CONFIRM, { id }));
      expect(again).toMatchObject({ remaining: 0 });
      expect(await paid()).toBe(PROMISES);
      await expectWhole();
    }
  });

  it("mails the year's statements: each with its entry and once, and pressing again goes on", async () => {
    await rows(
      `WITH added AS (
         INSERT INTO donor (name, letter_language, email) SELECT 'Killed ' || n, 'en', 'killed-' || n || '@example.org'
           FROM generate_series(1, ${30 * KILLS}) AS n RETURNING id)
       UPDATE donation SET donor_id = added.id FROM added, (
         SELECT id, row_number() OVER (ORDER BY id) AS n FROM donation WHERE donor_name = 'Killed promise') AS gift
        WHERE donation.id = gift.id AND gift.n = added.id - (SELECT min(id) FROM added) + 1`,
    );
    const before = await count('outbox_message');
    const entries = () => count('donor_statement_letter');
    for (let round = 0; round < KILLS; round++) {
      const working = site.graphql(SEND, YEAR);
      working.catch(() => undefined);
      // Each kill interrupts it at a different point.
      await wait(5 + round * 15);
      await kill(round, working);
      await site.start();
      expect(await count('outbox_message')).toBe(before + (await entries()));
    }
    for (let rest = 1; rest > 0; )
      rest = ((await answerOf(site.graphql(SEND, YEAR))) as { remaining: number }).remaining;
    expect(await entries()).toBe(30 * KILLS);
    expect(await count('outbox_message')).toBe(before + 30 * KILLS);
  });
});
