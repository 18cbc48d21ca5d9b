import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { forgetReply, rememberReply } from './remembered.ts';
import { PlacesLeft, ReplyAct } from './reply-act.tsx';

const FACTS = { eventId: 7, day: '2099-11-28', left: 34, isOpen: true, isCalledOff: false };

const act = (own: Partial<typeof FACTS> = {}) => (
  <>
    <PlacesLeft facts={{ ...FACTS, ...own }} />
    <ReplyAct facts={{ ...FACTS, ...own }} name="Bhajan evening" />
  </>
);

afterEach(() => forgetReply(7, '2099-11-28'));

describe('ReplyAct', () => {
  it('says what is left, and leads to the form of this date', async () => {
    await showScreen(act());
    expect(screen.getByText('34 places left')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'We are coming: Bhajan evening' });
    expect(link.getAttribute('href')).toBe('/events/7/reply?day=2099-11-28');
  });

  it('full: leads to the waiting list', async () => {
    await showScreen(act({ left: 0 }));
    expect(screen.getByText('Full')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Waiting list: Bhajan evening' })).toBeTruthy();
  });

  it('on the device that replied says who comes, and leads to their private page', async () => {
    const ages = [{ group: 'ADULT', people: 2 }] as const;
    rememberReply({ ...FACTS, token: 'secret', state: 'COMING', ages, until: Date.now() + 60_000 });
    await showScreen(act({ isOpen: false }));
    const link = screen.getByRole('link', { name: 'You are coming · 2 adults' });
    expect(link.getAttribute('href')).toBe('/replies#secret');
  });

  it('of another date of the same event, shown in its place, it says nothing', async () => {
    rememberReply({ ...FACTS, token: 'secret', state: 'WAITING', ages: [], until: Date.now() + 60_000 });
    const { show } = await showScreen(act());
    expect(screen.getByRole('link', { name: 'You are on the waiting list' })).toBeTruthy();
    await show(act({ day: '2099-12-05' }));
    expect(screen.getByRole('link', { name: 'We are coming: Bhajan evening' })).toBeTruthy();
    expect(screen.queryByText('You are on the waiting list')).toBeNull();
  });

  it('once the event is over the device remembers nothing of it', async () => {
    rememberReply({ ...FACTS, token: 'secret', state: 'COMING', ages: [], until: Date.now() - 1 });
    await showScreen(act({ isOpen: false }));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('begs for nothing where no reply is taken, or the date is called off', async () => {
    const { show } = await showScreen(act({ isOpen: false }));
    expect(screen.queryByRole('link')).toBeNull();
    show(act({ isCalledOff: true }));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
