import { describe, expect, it } from 'vitest';
import { sharedTestApp } from '../../testing/test-app.ts';
import { leaveAll } from '../account-part.ts';
import { bankDesk, csv, DAY, type Line, payer } from './bank-fixtures.ts';

const app = sharedTestApp();
const desk = bankDesk(app);

const setEmail = (id: number, email: string) =>
  app.database.dataSource.query('UPDATE donation SET email = $2 WHERE id = $1', [id, email]);

async function lettersTo(email: string): Promise<string[]> {
  await app.outboxSender.sendDue();
  return app.messages.mails.filter(({ to }) => to === email).map(({ text }) => text);
}

/** Lines that have come with the reference of a donation, for these pence. */
async function linesFor({ reference }: { reference: string }, ...pence: number[]): Promise<Line[]> {
  const rows = pence.map((one) => [DAY, `${payer()} ${reference}`, (one / 100).toFixed(2)] as const);
  return (await desk.bringIn(csv(...rows))).lines;
}

async function pay({ id, version, amountPence: pence }: Line & { amountPence: number }, donationId: number) {
  return desk.done('pay', { id, version, payments: [{ donationId, pence }] });
}

const undo = ({ id, version }: Line) => desk.done('undo', { id, version });

/** A promise that was cancelled, and lines that have come for it. */
async function cancelled(email: string, ...pence: number[]) {
  const [promise] = (await desk.promises(1, 1500)) as [{ id: number; reference: string }];
  await setEmail(promise.id, email);
  await desk.done('setStatus', { id: promise.id, status: 'CANCELLED' });
  return { promise, lines: (await linesFor(promise, ...pence)) as (Line & { amountPence: number })[] };
}

const stateOf = async (id: number) => (await desk.donation(id)).status;

describe('a cancelled promise that a line has paid by mistake', () => {
  it('is cancelled again when that is undone, and its donor is not asked to pay', async () => {
    const email = 'cancelled@example.org';
    const { promise, lines } = await cancelled(email, 1500);
    const line = await pay(lines[0]!, promise.id);
    expect(await stateOf(promise.id)).toBe('PAID');
    await undo(line);
    const { status, history } = await desk.donation(promise.id);
    expect(status).toBe('CANCELLED');
    expect(history.map(({ toStatus, noteCode }: Record<string, string>) => [toStatus, noteCode])).toEqual([
      ['CANCELLED', 'BANK_DECISION_UNDONE'],
      ['PENDING', 'BANK_DECISION_UNDONE'],
      ['PAID', null],
      ['PENDING', 'REOPENED_BY_PAYMENT'],
      ['CANCELLED', null],
    ]);
    expect((await lettersTo(email)).at(-1)).not.toMatch(/To pay, open|Not paid yet/);
  });

  it('stays open while another line pays some of it', async () => {
    const { promise, lines } = await cancelled('parts@example.org', 500, 1000);
    const paid = [await pay(lines[0]!, promise.id), await pay(lines[1]!, promise.id)];
    await undo(paid[1]);
    expect(await stateOf(promise.id)).toBe('PENDING');
    await undo(paid[0]);
    expect(await stateOf(promise.id)).toBe('CANCELLED');
  });

  it('stays open when somebody has opened it again since', async () => {
    const { promise, lines } = await cancelled('opened@example.org', 1500);
    await undo(await pay(lines[0]!, promise.id));
    await desk.done('setStatus', { id: promise.id, status: 'PENDING' });
    await undo(await pay((await linesFor(promise, 1500))[0] as Line & { amountPence: number }, promise.id));
    expect(await stateOf(promise.id)).toBe('PENDING');
  });

  it('[PRIV-5] stays cancelled also of a closed account, whom nobody can remind', async () => {
    const promise = await desk.promise(1500);
    await app.database.dataSource.transaction((manager) =>
      leaveAll(app.features.services.accountParts, manager, promise.userId, 'en'),
    );
    const [line] = (await linesFor(promise, 1500)) as [Line & { amountPence: number }];
    await undo(await pay(line, promise.id));
    expect(await stateOf(promise.id)).toBe('CANCELLED');
  });
});

it('[D97] who gave what was entered from a line reads that the receipt is cancelled, and of nothing to pay', async () => {
  const email = 'entered@example.org';
  const [line] = (await desk.bringIn(csv([DAY, `${payer()} GIFT`, '15.00']))).lines as [Line];
  const input = { donorName: 'Asha', subTypeId: 6, email };
  await undo(await desk.done('newDonation', { id: line.id, version: line.version, input }));
  const letters = await lettersTo(email);
  expect(letters).toHaveLength(2);
  expect(letters[1]).toContain('You do not need to pay anything.');
  expect(letters[1]).not.toMatch(/To pay, open|Not paid yet|We have not received/);
});
