import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { place, setPlace } from '../../../rules/place.ts';
import { answering } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { DonationFacts } from './donation-facts.tsx';

const before = { ...place };
afterEach(() => setPlace(before));

const DONATION = {
  __typename: 'Donation' as const,
  ...{ reference: 'SMJ-1', language: 'en', typeName: 'Diwali', textLanguages: { typeName: 'en' } },
  ...{ donorName: 'Asha', phone: '', email: '', message: '', amountPence: 5100 },
  ...{ status: 'PAID', createdAt: '2026-05-01T02:00:00Z', receivedOn: '2026-05-02' },
};

it.each(['America/New_York', 'Europe/London', 'Pacific/Kiritimati'])(
  '[D98] money is shown as received on its day, by whichever clock the site goes: %s',
  async (timeZone) => {
    setPlace({ ...before, timeZone });
    // biome-ignore lint/suspicious/noExplicitAny: what is not shown is left out.
    await showScreen(<DonationFacts donation={DONATION as any} />, '/', answering({}).client);
    expect(screen.getByText('2 May 2026').getAttribute('datetime')).toBe('2026-05-02');
  },
);

it('what of it was refunded stands there with its day', async () => {
  const donation = { ...DONATION, refundedPence: 1000, refundedOn: '2026-06-03' };
  // biome-ignore lint/suspicious/noExplicitAny: what is not shown is left out.
  await showScreen(<DonationFacts donation={donation as any} isShort />, '/', answering({}).client);
  expect(screen.getByText('Refunded').nextElementSibling?.textContent).toBe('£10 · 3 Jun 2026');
});
