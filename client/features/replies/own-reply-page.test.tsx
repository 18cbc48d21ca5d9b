import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetAllDraftText } from '../../components/form/draft-text.ts';
import { answering, settled } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import { OwnReplyPage } from './own-reply-page.tsx';
import { isRemembered, rememberReply } from './remembered.ts';
import { asked, OWN_REPLY } from './reply-fixtures.ts';

const facts = (own: Parameters<typeof asked>[0] = {}) => ({ __typename: 'ReplyFacts', ...asked(own) });

const OWED = {
  __typename: 'ReplyCharge',
  reference: 'ABC-234',
  openPence: 600,
  payBy: null,
};

const replying = (own: object = {}) => {
  const state = { reply: { ...OWN_REPLY, facts: facts(), ...own } };
  return { ...answering({ OwnReply: () => state }), state };
};

const open = (client: Parameters<typeof showScreen>[2]) =>
  showScreen(<OwnReplyPage />, '/replies#secret', client);

/** This is the device from which it was sent. */
const sentHere = () =>
  rememberReply({
    ...{ eventId: 7, day: '2099-11-28', token: 'secret', state: 'WAITING', ages: [] },
    until: Date.now() + 60_000,
  });

const button = (name: string) => screen.findByRole('button', { name });

/** Presses a button once the page is ready for that. */
async function press(user: UserEvent, name: string) {
  const found = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(found.disabled).toBe(false));
  await user.click(found);
}

afterEach(() => window.localStorage.clear());

describe('OwnReplyPage', () => {
  it('says what was said, until when it can be changed, and remembers it on this device', async () => {
    const { client } = replying();
    sentHere();
    await open(client);
    expect(await screen.findByRole('heading', { name: 'We look forward to seeing you' })).toBeTruthy();
    expect(screen.getByText('Hansaben Chauhan, 2 adults and 1 child')).toBeTruthy();
    expect(screen.getByText('Jain: 1')).toBeTruthy();
    const toCalendar = screen.getByRole('link', { name: 'Add to calendar' });
    expect(toCalendar.getAttribute('href')).toBe('/events/7/calendar.ics?day=2099-11-28');
    expect(
      screen.getByText(/hansaben@example\.org\. You can change your reply until Friday,? 27 November/),
    ).toBeTruthy();
    expect(window.localStorage.getItem('typed replies')).toMatch('COMING');
    forgetAllDraftText();
    expect(window.localStorage).toHaveLength(0);
  });

  it('opened by its link on another device it leaves nothing there', async () => {
    const { client } = replying();
    await open(client);
    await screen.findByRole('heading', { name: 'We look forward to seeing you' });
    expect(window.localStorage).toHaveLength(0);
  });

  it.each([
    [{ isCalledOff: true, charge: OWED }, 'This event has been called off'],
    [{ state: 'RELEASED', releasedFor: 'UNPAID' }, 'Your places have been released'],
    [{ state: 'RELEASED', releasedFor: 'LAPSED' }, 'Your places have gone to the next family'],
    [{ state: 'RELEASED', releasedFor: 'CLOSED' }, 'No places have become free'],
  ])('%o: says so, and looks forward to nobody', async (own, title) => {
    const { client } = replying({ ...own, canChange: false });
    await open(client);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.queryByText('We look forward to seeing you')).toBeNull();
    expect(screen.queryByText(/Please pay/)).toBeNull();
  });

  it('changes three to four with the same form', async () => {
    const { client, answers, sent } = replying();
    answers.ChangeReply = () => ({ changeReply: { __typename: 'ReplyResult', outcome: 'COMING', left: 30 } });
    const { user } = await open(client);
    await press(user, 'Change');
    await user.click(screen.getByRole('button', { name: 'Children: one more' }));
    await press(user, 'Save: four of us');
    await waitFor(() => expect(sent('ChangeReply')).toHaveLength(1));
    expect(sent('ChangeReply')[0]).toMatchObject({
      token: 'secret',
      input: { ages: [{ people: 2 }, { people: 2 }], diets: [{ dietId: 1, people: 1 }] },
    });
    expect(await screen.findByRole('heading', { name: 'We look forward to seeing you' })).toBeTruthy();
  });

  it('what another household typed into this tab, by its own link, is not theirs', async () => {
    const first = await open(replying().client);
    await press(first.user, 'Change');
    await first.user.type(screen.getByRole('textbox', { name: /^Your name/ }), ' and Ravi');
    await waitFor(() => expect(Object.keys(window.sessionStorage)).toHaveLength(1));
    expect(Object.keys(window.sessionStorage)[0]).toContain('secret');
  });

  it('a diet and an age that the office asks for no longer stay said, and can be taken back', async () => {
    const ageGroups = [{ group: 'ADULT' as const, from: 12, to: null, pence: null }];
    const { client, answers, sent } = replying({ facts: facts({ diets: [], ageGroups }) });
    answers.ChangeReply = () => ({ changeReply: { __typename: 'ReplyResult', outcome: 'COMING', left: 30 } });
    const { user } = await open(client);
    await press(user, 'Change');
    await press(user, 'Save: three of us');
    await waitFor(() => expect(sent('ChangeReply')).toHaveLength(1));
    const { ages, diets } = OWN_REPLY;
    expect(sent('ChangeReply')[0]).toMatchObject({
      input: { ages, diets: diets.map(({ dietId, people }) => ({ dietId, people })) },
    });
    await press(user, 'Change');
    await user.click(screen.getByRole('button', { name: 'Jain: one fewer' }));
    await press(user, 'Save: three of us');
    await waitFor(() => expect(sent('ChangeReply')).toHaveLength(2));
    expect(sent('ChangeReply')[1]).toMatchObject({ input: { diets: [] } });
  });

  it('their own places count as left when they change who comes', async () => {
    const { client } = replying({ facts: facts({ left: 1 }) });
    const { user } = await open(client);
    await press(user, 'Change');
    await user.click(screen.getByRole('button', { name: 'Children: one more' }));
    expect(await button('Save: four of us')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Children: one more' }));
    expect(screen.getByRole('heading', { name: 'Only 4 places are left now' })).toBeTruthy();
  });

  it('one press leaves the list, and the device forgets it until they come after all', async () => {
    const { client, answers, sent, state } = replying();
    answers.WithdrawReply = () => {
      state.reply = { ...state.reply, state: 'WITHDRAWN' as never };
      return { withdrawReply: true };
    };
    sentHere();
    const { user } = await open(client);
    await press(user, 'We cannot come');
    expect(await screen.findByRole('heading', { name: 'You are off the list' })).toBeTruthy();
    expect(screen.getByText('Thank you for telling us: 3 others can come now.')).toBeTruthy();
    expect(sent('WithdrawReply')).toEqual([{ token: 'secret' }]);
    expect(await button('We are coming after all')).toBeTruthy();
    expect(isRemembered('secret')).toBe(false);
    answers.ChangeReply = () => {
      state.reply = { ...state.reply, state: 'COMING' };
      return { changeReply: { __typename: 'ReplyResult', outcome: 'COMING', left: 30 } };
    };
    await press(user, 'We are coming after all');
    await press(user, 'We are coming, three of us');
    await waitFor(() => expect(isRemembered('secret')).toBe(true));
  });

  it('the focus is on what the page says now, once a pressed button is gone', async () => {
    const { client, answers, state } = replying();
    answers.WithdrawReply = () => {
      state.reply = { ...state.reply, state: 'WITHDRAWN' as never };
      return { withdrawReply: true };
    };
    const { user } = await open(client);
    const focused = () => document.activeElement?.textContent;
    await press(user, 'Change');
    expect(focused()).toBe('Bhajan evening');
    await press(user, 'Back to your reply');
    expect(focused()).toBe('We look forward to seeing you');
    await press(user, 'We cannot come');
    await screen.findByRole('heading', { name: 'You are off the list' });
    await settled();
    expect(focused()).toBe('You are off the list');
  });

  it('another private link in the same tab opens its own reply, not the form of the one before', async () => {
    const { client } = replying();
    const both = (
      <>
        <OwnReplyPage />
        <Link to="#secret">First</Link>
        <Link to="#other">Second</Link>
      </>
    );
    const { user } = await showScreen(both, '/replies#other', client);
    await button('Change');
    await user.click(screen.getByText('First'));
    await press(user, 'Change');
    expect(await button('Back to your reply')).toBeTruthy();
    await user.click(screen.getByText('Second'));
    expect(screen.queryByRole('button', { name: 'Back to your reply' })).toBeNull();
  });

  it('whose places were released sends the same reply again, for which what was paid of it counts', async () => {
    const { client, answers, sent, state } = replying({ state: 'RELEASED', releasedFor: 'UNPAID' });
    answers.ChangeReply = () => {
      state.reply = { ...state.reply, state: 'COMING' };
      return { changeReply: { __typename: 'ReplyResult', outcome: 'COMING', left: 30 } };
    };
    const { user } = await open(client);
    await press(user, 'Reply again');
    await press(user, 'We are coming, three of us');
    expect(await screen.findByRole('heading', { name: 'We look forward to seeing you' })).toBeTruthy();
    expect(sent('ChangeReply')).toMatchObject([{ token: 'secret' }]);
  });

  it('asks first where other families wait for the places', async () => {
    const { client, answers, sent } = replying({ facts: facts({ left: 0, waiting: 2 }) });
    answers.WithdrawReply = () => ({ withdrawReply: true });
    const { user } = await open(client);
    await press(user, 'We cannot come');
    await answer(user, /^Give up your places\?/, 'Cancel');
    expect(sent('WithdrawReply')).toHaveLength(0);
  });

  it('who wait themselves leave the list unasked, though others wait, too', async () => {
    const { client, answers, sent } = replying({ state: 'WAITING', facts: facts({ left: 0, waiting: 2 }) });
    answers.WithdrawReply = () => ({ withdrawReply: true });
    const { user } = await open(client);
    await press(user, 'Leave the list');
    await waitFor(() => expect(sent('WithdrawReply')).toEqual([{ token: 'secret' }]));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('who come and wait for further places find all of them in the form', async () => {
    const further = {
      ...{ __typename: 'FurtherPlaces', people: 2, pence: 0, offeredUntil: null, diets: [] },
      ages: [
        { group: 'ADULT', people: 2 },
        { group: 'CHILD', people: 3 },
      ],
    };
    const { client } = replying({ furtherPlaces: further });
    const { user } = await open(client);
    await press(user, 'Change');
    expect(await button('Save: five of us')).toBeTruthy();
  });

  it('an offered place: until when it is theirs, and one press takes it', async () => {
    const { client, answers, sent, state } = replying({
      state: 'OFFERED',
      offeredUntil: '2099-11-26T16:10:00.000Z',
    });
    answers.AcceptOffer = () => {
      state.reply = { ...state.reply, state: 'COMING' };
      return { acceptOffer: true };
    };
    const { user } = await open(client);
    expect(await screen.findByRole('heading', { name: 'Hansaben Chauhan, 3 places are free' })).toBeTruthy();
    expect(screen.getByText(/^They are yours until Thursday,? 26 November 2099, 16:10\.$/)).toBeTruthy();
    await press(user, 'We are coming, three of us');
    expect(await screen.findByRole('heading', { name: 'We look forward to seeing you' })).toBeTruthy();
    expect(sent('AcceptOffer')).toEqual([{ token: 'secret' }]);
  });

  it('on the waiting list: who waits before them, and how places are offered', async () => {
    const { client } = replying({ state: 'WAITING', waitingBefore: 1 });
    await open(client);
    expect(await screen.findByRole('heading', { name: 'You are on the waiting list' })).toBeTruthy();
    expect(screen.getByText('One family is waiting before you.')).toBeTruthy();
    expect(screen.getByText(/keep your places for 24 hours\./)).toBeTruthy();
  });

  it('an address that opens nothing says so, with a way on', async () => {
    const { client } = answering({ OwnReply: () => ({ reply: null }) });
    await open(client);
    expect(await screen.findByText(/^We cannot find a reply at this address\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All events' })).toBeTruthy();
  });
});
