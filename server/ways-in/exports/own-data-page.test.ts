import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../rules/languages.ts';
import { ownDataPage } from './own-data-page.ts';

const DATA = {
  exportedAt: new Date('2026-01-15T20:00:00Z'),
  account: {
    name: 'Asha <Mehta> & "Sons"',
    address: 'Lane 1\nLeicester',
    broughtIn: null,
    isEmailProved: true,
  },
  donations: [
    { amountPence: 5100, status: 'PAID', receivedOn: '2026-01-15', history: [{ toStatus: 'GIVEN_BACK' }] },
    { amountPence: 101, status: 'PENDING', receivedOn: null, history: [] },
  ],
  hires: [],
};

describe('a page of one’s own data', () => {
  it('[PRIV-5] has every name and value of the file, as people write them', () => {
    const page = ownDataPage(DATA, 'en');
    for (const text of [
      ...['Asha &lt;Mehta&gt; &amp; &quot;Sons&quot;', 'Lane 1<br>Leicester', '15 January 2026, 20:00'],
      ...[
        '<dd>£51.00</dd>',
        '<dd>£1.01</dd>',
        '>Paid<',
        '>Pending<',
        '>Given back<',
        '<dd>15 January 2026</dd>',
      ],
      ...['<h2>Donations and payments</h2>', '<h2>Hall bookings</h2>Nothing', '<dd>Yes</dd>'],
    ])
      expect(page).toContain(text);
  });

  it('[PRIV-5] shows as they are texts in capitals, and days that there are not', () => {
    const account = {
      name: 'ASHA',
      educationType: 'MBA',
      currency: 'GBP',
      address: 'LE_1',
      waitingRoles: ['OWNER'],
    };
    const page = ownDataPage(
      { account, hires: [{ purpose: '2026-13-45', name: '2026-02-30T25:00:00Z' }] },
      'en',
    );
    for (const text of ['ASHA', 'MBA', 'GBP', 'LE_1', '2026-13-45', '2026-02-30T25:00:00Z'])
      expect(page).toContain(`<dd>${text}</dd>`);
    expect(page).toContain('>Owner<');
  });

  it('[PRIV-5] names what has no text of its own by the file’s name for it', () => {
    expect(ownDataPage({ somethingNew: 1 }, 'gu')).toContain(
      '<h2><span lang="en">Something new</span></h2>1',
    );
  });

  it.each(LANGUAGES)('is in the reader’s language: %s', (language) => {
    const page = ownDataPage(DATA, language);
    expect(page).toContain(`<html lang="${language}"`);
    expect(page.includes('<dt>Amount</dt>')).toBe(language === 'en');
  });
});
