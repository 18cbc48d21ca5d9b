import { afterEach, describe, expect, it } from 'vitest';
import { place, setPlace } from '../../../rules/place.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();
const query = (sql: string) => app.database.dataSource.query(sql);

async function moveTo(currency: string) {
  const { siteSettings } = app.features.services;
  const { version, ownLanguage: _own, translations: _texts, ...settings } = await siteSettings.find();
  return siteSettings.save(OPERATOR, version, { ...settings, currency });
}

const HOME = { ...place };
afterEach(async () => {
  for (const table of ['donor', 'cash_count', 'bank_line', 'bank_statement'])
    await query(`DELETE FROM ${table}`);
  await query('UPDATE donation_sub_type SET fee_pence = NULL');
  await query(`UPDATE room SET deposit_pence = 0, prices = '[]'`);
  await query(`UPDATE site_settings SET currency = '${HOME.currency}'`);
  setPlace(HOME);
});

const STATEMENT = `WITH statement AS (
  INSERT INTO bank_statement (account_id, file_name, file_hash, header, layout, first_day, last_day, added_by_name)
  SELECT min(id), 'a.csv', repeat('0', 64), 'h', '{}', '2026-01-01', '2026-01-01', 'A' FROM bank_account RETURNING id, account_id)`;

describe('[53] the money of a place', () => {
  it.each([
    ['a donor', `INSERT INTO donor (name, letter_language) VALUES ('Asha', 'en')`],
    ['a count of cash', `INSERT INTO cash_count (started_by_name) VALUES ('Asha')`],
    [
      'a line of the bank',
      `${STATEMENT} INSERT INTO bank_line (statement_id, account_id, day, description, amount_pence, fingerprint, ordinal, payer_key)
       SELECT id, account_id, '2026-01-01', 'Rent', 100, repeat('0', 64), 1, '' FROM statement`,
    ],
  ])('is set once there is %s', async (_what, sql) => {
    await query('UPDATE donation_sub_type SET fee_pence = NULL');
    await query(sql);
    await expect(moveTo('EUR')).rejects.toMatchObject({ messageKey: 'placeIsSet' });
  });

  it.each([
    [
      'fee',
      `UPDATE donation_sub_type SET fee_pence = 2500 WHERE id = (SELECT min(id) FROM donation_sub_type)`,
    ],
    ['deposit', 'UPDATE room SET deposit_pence = 2500'],
  ])('keeps its decimals while there is a %s: £25.00 does not become ¥2,500', async (_what, sql) => {
    await query('UPDATE donation_sub_type SET fee_pence = NULL');
    await query(sql);
    for (const currency of ['JPY', 'KWD'])
      await expect(moveTo(currency)).rejects.toMatchObject({
        messageKey: 'pricesInOtherDecimals',
        field: 'currency',
      });
    await moveTo('INR');
    expect(place.currency).toBe('INR');
  });
});
