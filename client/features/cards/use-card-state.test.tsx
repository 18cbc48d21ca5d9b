import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CardOffer } from '../../../rules/card-offer.ts';
import { showScreen } from '../../testing/screen.tsx';
import { useCardState } from './use-card-state.ts';

function Card({ card, ...options }: { card: CardOffer; done?: string; isOpen?: boolean }) {
  return <output>{useCardState(card, async () => undefined, options)}</output>;
}

describe('useCardState', () => {
  it('looks for the confirmation only for who has come back from paying, and only until it is there', async () => {
    const state = () => screen.getByRole('status').textContent;
    const { show, address } = await showScreen(
      <Card card={CardOffer.OFFERED} />,
      '/gift?reference=SMJ-1&card=done#secret',
    );
    expect(state()).toBe('CHECKING');
    // Whoever opens the page again has not paid again.
    expect(address()).toBe('/gift?reference=SMJ-1#secret');
    show(<Card card={CardOffer.OFFERED_MONTHLY} />);
    expect(state()).toBe('CHECKING');
    for (const card of [CardOffer.NOT_OFFERED, CardOffer.UNDER_WAY]) {
      show(<Card card={card} />);
      expect(state()).toBe(card);
    }
    // The monthly payment has begun, and its first money is on the way.
    show(<Card card={CardOffer.NOT_OFFERED} isOpen />);
    expect(state()).toBe('CHECKING');
    show(null);
    const { show: showAgain } = await showScreen(<Card card={CardOffer.OFFERED} />, '/gift');
    expect(state()).toBe(CardOffer.OFFERED);
    showAgain(null);
    // Of several that can be paid from a page only the one that was.
    const { show: showOne } = await showScreen(<Card card={CardOffer.OFFERED} done="12" />, '/hire?card=12');
    expect(state()).toBe('CHECKING');
    showOne(null);
    const { address: left } = await showScreen(<Card card={CardOffer.OFFERED} done="13" />, '/hire?card=12');
    expect(state()).toBe(CardOffer.OFFERED);
    expect(left()).toBe('/hire?card=12');
  });
});
