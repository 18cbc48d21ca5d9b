import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';

const opened = createTestDatabase();
afterAll(async () => (await opened).drop());

it('[D12] a number of the association’s own country has one account, another may apply more than once', async () => {
  const { dataSource } = await opened;
  const apply = (mobile: string, isAtHome: boolean) =>
    dataSource.query(
      `INSERT INTO member (name, mobile, password_hash, status, is_mobile_at_home)
       VALUES ('Asha', $1, 'x', 'PENDING', $2)`,
      [mobile, isAtHome],
    );
  await apply('+447700900001', false);
  await apply('+447700900001', false);
  await apply('+919825000002', true);
  await expect(apply('+919825000002', true)).rejects.toThrow('member_mobile');
});
