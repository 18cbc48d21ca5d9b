import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, LOST, refusal } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import { DonationForm } from './donation-form.tsx';
import { fund, GIVING_SETTINGS } from './fund-fixtures.ts';

const ASHA = { donorName: 'Asha', phone: '07700900123', email: 'asha@example.org' };
const form = (feePence: number | null = null) => (
  <DonationForm type={{ ...fund(4, 'Hall', feePence) }} settings={GIVING_SETTINGS} start={ASHA} />
);

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ });
const send = () => screen.getByRole('button', { name: 'Donate Now' });

const saved = () => ({ donate: { __typename: 'DonationFacts', reference: 'ABC123' } });
const lost = () => {
  throw LOST;
};
const sentBefore = () => {
  throw refusal({ code: 'CONFLICT', messageKey: 'donationSentBefore' });
};

describe('DonationForm', () => {
  it('[D30] shows a fixed fee that nobody can change', async () => {
    const { user } = await showScreen(form(10100));
    await user.type(amount(), '9');
    expect(amount().value).toBe('101');
  });

  it('[DATA-2] sends again under one key after the network was lost, under another after a conflict', async () => {
    const { client, answers, sent } = answering({ Donate: lost });
    const { user, go } = await showScreen(form(), '/donation', client);
    await user.type(amount(), '£25');
    await user.click(send());
    await screen.findByText(/^The site cannot be reached\./);
    answers.Donate = sentBefore;
    await user.click(send());
    await answer(user, /^This donation has already been saved with different details\./);
    expect(amount().value).toBe('25');
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    answers.Donate = saved;
    await user.click(send());
    await answer(user, /./);
    await waitFor(() => expect(go).toHaveBeenCalledOnce());
    expect(go).toHaveBeenCalledWith(
      expect.stringMatching(/\?\w+=ABC123$/),
      expect.objectContaining({ replace: true }),
    );
    // What was typed is kept until it is saved, and not longer.
    expect(sessionStorage).toHaveLength(0);
    const [first, second, third] = sent('Donate').map(({ input }) => input);
    expect(second).toEqual(first);
    expect(third.idempotencyKey).not.toBe(first.idempotencyKey);
    expect(third).toMatchObject({ ...ASHA, subTypeId: 4, amount: '25' });
  });
});
