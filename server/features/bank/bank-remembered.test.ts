import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Thread } from '../../files/thread.ts';
import { statementsOf } from '../../testing/count-statements.ts';
import { adminToken } from '../../testing/factories.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { bankDesk, csv, DAY, payer } from './bank-fixtures.ts';

const app = sharedTestApp();
const desk = bankDesk(app);

const textOf = (statement: unknown) =>
  typeof statement === 'string' ? statement : String(Reflect.get(statement as object, 'text'));
/** How often the promises that are open are read, which is done once for each time that lines are matched. */
async function matchings(work: () => Promise<unknown>): Promise<number> {
  const statements = await statementsOf(work);
  return statements.filter((one) => textOf(one).includes("WHERE item.status = 'PENDING' AND")).length;
}

let statementId: number;
let promiseId: number;

beforeAll(async () => {
  const [first, second] = await desk.promises(2, 900);
  promiseId = first!.id;
  const unknown = [DAY, payer(), '4.20'] as const;
  const { id } = await desk.bringIn(
    csv(
      [DAY, `${payer()} ${first!.reference}`, '9.00'],
      [DAY, `${payer()} ${second!.reference}`, '9.00'],
      unknown,
    ),
  );
  statementId = id;
});

describe('what the lines of a statement may be for', () => {
  it('is worked out once while nothing changes, for all its pages and whoever looks', async () => {
    await desk.lines(statementId);
    const another = await adminToken(app);
    const looks = [
      () => desk.lines(statementId, { page: 2, pageSize: 1 }),
      () => desk.lines(statementId, { state: 'TO_DECIDE' }),
      () => desk.ask('lines', { statementId, search: 'payer' }, another),
    ];
    for (const look of looks) expect(await matchings(look)).toBe(0);
  });

  it('is worked out once for a decision and the page that follows', async () => {
    const [line] = await desk.lines(statementId);
    const { id, version } = line!;
    const decide = async () => {
      await desk.done('pay', { id, version, payments: [{ donationId: promiseId, pence: 900 }] });
      await desk.lines(statementId);
    };
    expect(await matchings(decide)).toBe(1);
    const back = async () => {
      await desk.done('undo', { id, version: version + 1 });
      await desk.lines(statementId);
    };
    expect(await matchings(back)).toBe(1);
  });

  it('is known to two who look at the same time by one working out', async () => {
    await desk.promises(1, 1);
    const both = () => Promise.all([desk.lines(statementId), desk.lines(statementId)]);
    expect(await matchings(both)).toBe(1);
  });

  it('follows what another treasurer does meanwhile', async () => {
    const another = await adminToken(app);
    const reasons = async () => (await desk.lines(statementId)).map(({ suggestion }) => suggestion?.reason);
    expect(await reasons()).toEqual(['REFERENCE', 'REFERENCE', undefined]);
    await desk.ask('setStatus', { id: promiseId, status: 'CANCELLED', note: 'By mistake' }, another);
    expect(await reasons()).toEqual(['CANCELLED', 'REFERENCE', undefined]);
    await desk.ask('setStatus', { id: promiseId, status: 'PENDING', note: 'Not so' }, another);
    expect(await reasons()).toEqual(['REFERENCE', 'REFERENCE', undefined]);
  });

  it.each(['bank_line', 'bank_allocation', 'donation', 'donor', 'site_settings'])(
    'is worked out anew after a row of %s was written, once that is committed',
    async (table) => {
      const { statementId: other } = await desk.promiseAndLine(3100, (text) => text);
      await desk.done('confirm', { statementId: other });
      const look = () => desk.lines(statementId);
      await look();
      await app.database.dataSource.transaction(async (manager) => {
        expect((await manager.query(`UPDATE ${table} SET id = id`))[1]).toBeGreaterThan(0);
        expect(await matchings(look)).toBe(0);
      });
      expect(await matchings(look)).toBe(1);
    },
  );
});

it('many lines and promises are matched in a thread, with the same result', async () => {
  const promises = await desk.promises(300, 5100);
  const rows = promises.slice(0, 200).map((one) => [DAY, `${payer()} ${one.reference}`, '51.00'] as const);
  const run = vi.spyOn(Thread.prototype, 'run');
  onTestFinished(() => run.mockRestore());
  const { id } = await desk.bringIn(csv(...rows));
  expect(run.mock.contexts.map((thread) => Reflect.get(thread as object, 'source'))).toContainEqual(
    expect.stringContaining('match-lines'),
  );
  const { counts } = await desk.done('lines', { statementId: id });
  expect(counts).toMatchObject({ certain: 200, toDecide: 0 });
});
