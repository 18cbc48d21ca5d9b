import { gql } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, refusal } from '../../testing/answers.ts';
import { ASKED_ANSWER, Asked } from '../../testing/asked.tsx';
import { answer, showScreen } from '../../testing/screen.tsx';
import type { CandidateCardFieldsFragment } from './candidates.generated.ts';
import { useInterest } from './use-interest.ts';

const CARD = { __typename: 'CandidateCard', id: 9, firstName: 'Asha', middleName: '', lastName: 'Mehta' };
const MARK = gql`fragment Mark on CandidateCard { id isInterestSent }`;

/** A card, which the list has in the cache. */
function Card() {
  const { express, isBusy } = useInterest(CARD as unknown as CandidateCardFieldsFragment);
  const { data } = useFragment<{ isInterestSent?: boolean }>({ fragment: MARK, from: CARD });
  return (
    <button type="button" disabled={isBusy} onClick={express}>
      {data?.isInterestSent ? 'Shown' : 'Show interest'}
    </button>
  );
}

describe('useInterest', () => {
  it('[D63] marks the card once interest was expressed, not when a profile is needed first', async () => {
    const { client, answers, sent } = answering({
      ...ASKED_ANSWER,
      ExpressInterest: () => ({ expressInterest: 'CREATE_PROFILE' }),
    });
    client.writeFragment({ fragment: MARK, data: { ...CARD, isInterestSent: false } });
    const { user } = await showScreen([<Card key="card" />, <Asked key="asked" />], '/', client);
    await user.click(screen.getByText('Show interest'));
    await answer(user, 'Show interest in Asha Mehta?');
    await answer(user, /profile/, 'Cancel');
    expect(screen.getByRole('button').textContent).toBe('Show interest');
    answers.ExpressInterest = () => ({ expressInterest: 'SUCCESS' });
    await user.click(screen.getByText('Show interest'));
    await answer(user, 'Show interest in Asha Mehta?');
    await answer(user, /^Thank you/);
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('Shown'));
    // Or the card's button would go before its mark is there, and the focus with it.
    expect(sent('Asked')).toHaveLength(1);
  });

  it.each([
    ['interestLimit', /^You have shown interest in as many candidates as one day allows/],
    ['interestNeedsReturn', /^Your profile is paused/],
    ['invalidRequest', 'Something went wrong.'],
  ] as const)(
    '[D110] tells %s in its own words only where the member can do something',
    async (messageKey, text) => {
      const { client } = answering({
        ExpressInterest: () => {
          throw refusal({ code: 'CONFLICT', messageKey });
        },
      });
      const { user } = await showScreen(<Card />, '/', client);
      await user.click(screen.getByText('Show interest'));
      await answer(user, 'Show interest in Asha Mehta?');
      await answer(user, text);
    },
  );
});
