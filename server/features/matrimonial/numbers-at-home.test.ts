import { afterAll, expect, it } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { createTestDatabase, revertFrom } from '../../testing/test-database.ts';

const opened = createTestDatabase();
afterAll(async () => (await opened).drop());

it('[D12] a number of the association’s own country has one account, whichever country that is', async () => {
  const { dataSource } = await opened;
  const undo = async () => revertFrom(await opened, 'NumbersAtHome1763782050000');
  const apply = (mobile: string, status = 'PENDING') =>
    dataSource.query(
      `INSERT INTO member (name, mobile, password_hash, status) VALUES ('Asha', $1, 'x', $2)`,
      [mobile, status],
    );
  const atHome = async () => {
    const rows = await dataSource.query<{ mobile: string; home: boolean }[]>(
      'SELECT mobile, is_mobile_at_home AS home FROM member ORDER BY mobile, id',
    );
    return rows.map(({ mobile, home }) => [mobile, home]);
  };

  await undo();
  await dataSource.query(`UPDATE site_settings SET calling_code = '91'`);
  // Before, several could apply with a number of this country, because it was not the United Kingdom.
  for (const mobile of ['+919825000001', '+919825000001', '+919825000002', '+447700900001'])
    await apply(mobile);

  for (let round = 0; round < 2; round += 1) {
    await migrate(dataSource);
    expect(await atHome()).toEqual([
      ['+447700900001', false],
      ['+919825000001', true],
      ['+919825000001', false],
      ['+919825000002', true],
    ]);
    await undo();
  }
  await migrate(dataSource);
  await apply('+447700900001');
  await expect(
    dataSource.query(
      `INSERT INTO member (name, mobile, password_hash, status, is_mobile_at_home)
       VALUES ('Asha', '+919825000002', 'x', 'PENDING', true)`,
    ),
  ).rejects.toThrow('member_mobile');
});
