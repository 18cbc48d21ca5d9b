import { describe, expect, it } from 'vitest';
import { AppError } from '../../../rules/errors.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { together } from '../../testing/two-at-once.ts';

const app = sharedTestApp();

const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);
const states = () => app.features.services.committee.states;

/** Of all kinds of content the one that needs no file. */
async function newMember(): Promise<number> {
  const fields = { name: 'Asha', designation: 'Helper', description: 'Helps wherever help is needed.' };
  await app.features.services.committee.save(OPERATOR, 'new', fields);
  const [{ id }] = await query('SELECT max(id) AS id FROM committee_member');
  return id;
}

/** Does these one after the other, each of which has begun before the one before it is done. */
const inTurn = (id: number, ...acts: (() => Promise<unknown>)[]) =>
  together(
    app,
    (manager) => manager.query('SELECT FROM committee_member WHERE id = $1 FOR UPDATE', [id]),
    acts.map(
      (act) => () =>
        act().catch((error: unknown) => {
          if (!(error instanceof AppError)) throw error;
          return error.code;
        }),
    ),
  );

const actionsOn = async (id: number) =>
  (
    await query(
      `SELECT action FROM audit_entry WHERE subject = 'committee-member' AND subject_id = $1 ORDER BY id`,
      [id],
    )
  ).map(({ action }: { action: string }) => action);

describe('what lies in the bin', () => {
  it('and is taken out just when the bin is emptied stays', async () => {
    const id = await newMember();
    await states().bin(OPERATOR, [id]);
    await inTurn(
      id,
      () => states().restore(OPERATOR, [id]),
      () => states().emptyBin(OPERATOR),
    );
    expect(await query('SELECT binned_at FROM committee_member WHERE id = $1', [id])).toEqual([
      { binned_at: null },
    ]);
  });

  it('is put there once, also by two at once, and the second is told', async () => {
    const id = await newMember();
    const bin = () => states().bin(OPERATOR, [id]);
    expect(await inTurn(id, bin, bin)).toEqual([undefined, 'NOT_FOUND']);
    expect(await actionsOn(id)).toEqual(['CREATE', 'BIN']);
  });
});
