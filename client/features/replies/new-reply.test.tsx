import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answering, LOST, refusal } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import { NewReply } from './new-reply.tsx';
import { isRemembered } from './remembered.ts';
import { asked } from './reply-fixtures.ts';

const group = (name: string) => within(screen.getByRole('group', { name }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function add(user: UserEvent, name: string, times: number) {
  for (let time = 0; time < times; time++)
    await user.click(group(name).getByRole('button', { name: /one more/ }));
}

async function sayWho(user: UserEvent) {
  await user.type(field(/^Your name/), 'Hansaben Chauhan');
  await user.type(field(/^Email/), 'hansaben@example.org');
}

const stored = () => ({
  sendReply: { __typename: 'ReplyResult', outcome: 'COMING', left: 31, token: 'secret' },
});

describe('NewReply', () => {
  it('the button adds up who comes, and sends numbers, food and who they are once', async () => {
    const { client, sent } = answering({ SendReply: stored });
    const { user, go } = await showScreen(<NewReply asked={asked()} />, '/events/7/reply', client);
    expect(button('We are coming')).toBeTruthy();
    await add(user, 'Adults', 1);
    expect(button('I am coming')).toBeTruthy();
    await add(user, 'Adults', 1);
    await add(user, 'Children', 1);
    await user.click(button('Jain'));
    expect(group('Jain').getByText('Jain, for 1')).toBeTruthy();
    await sayWho(user);
    await user.click(button('We are coming, three of us'));
    await waitFor(() => expect(go).toHaveBeenCalledWith('/replies#secret', { replace: true }));
    expect(isRemembered('secret')).toBe(true);
    expect(sent('SendReply')).toHaveLength(1);
    expect(sent('SendReply')[0]!.input).toMatchObject({
      eventId: 7,
      day: '2099-11-28',
      ages: [
        { group: 'ADULT', people: 2 },
        { group: 'CHILD', people: 1 },
      ],
      diets: [{ dietId: 1, people: 1 }],
      name: 'Hansaben Chauhan',
      email: 'hansaben@example.org',
      waitIfFull: false,
    });
  });

  it('sent without anybody, it leads to where people are added, and says there why', async () => {
    const { client, sent } = answering({ SendReply: stored });
    const { user } = await showScreen(<NewReply asked={asked()} />, '/events/7/reply', client);
    await user.click(button('We are coming'));
    await answer(user, /Choose how many/);
    const more = group('Adults').getByRole('button', { name: /one more/ });
    await waitFor(() => expect(document.activeElement).toBe(more));
    const why = 'Choose how many of you are coming.';
    expect(document.getElementById(more.getAttribute('aria-describedby')!)?.textContent).toBe(why);
    await user.click(more);
    await waitFor(() => expect(screen.queryByText(why)).toBeNull());
    expect(sent('SendReply')).toEqual([]);
  });

  it('members say that they are some, and the sum is theirs; nobody is asked where all pay the same', async () => {
    const { client, sent } = answering({ SendReply: stored });
    const priced = asked({ pricePence: 600, memberPence: 400 });
    const { user, show } = await showScreen(<NewReply asked={priced} />, '/events/7/reply', client);
    await add(user, 'Adults', 2);
    expect(screen.getByText(/£12 in all/)).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: /^We are members: £4 each/ }));
    expect(screen.getByText(/£8 in all/)).toBeTruthy();
    await sayWho(user);
    await user.click(button('We are coming, two of us'));
    await waitFor(() => expect(sent('SendReply')).toHaveLength(1));
    expect(sent('SendReply')[0]!.input).toMatchObject({ isMemberPrice: true });
    show(<NewReply asked={asked({ pricePence: 600 })} />);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('says beside the button what is missing, numbers first', async () => {
    const { client, sent } = answering({ SendReply: stored });
    const { user } = await showScreen(<NewReply asked={asked()} />, '/events/7/reply', client);
    await user.click(button('We are coming'));
    expect((await screen.findByRole('alert')).textContent).toBe('Choose how many of you are coming.');
    expect(sent('SendReply')).toHaveLength(0);
  });

  it('no more than 20 are counted, and a diet is for no more than come', async () => {
    const { user } = await showScreen(<NewReply asked={asked({ places: null, left: null })} />);
    await add(user, 'Adults', 20);
    expect(group('Children').getByRole<HTMLButtonElement>('button', { name: /one more/ }).disabled).toBe(
      true,
    );
    for (let time = 0; time < 19; time++)
      await user.click(group('Adults').getByRole('button', { name: /one fewer/ }));
    await user.click(button('Jain'));
    expect(group('Jain').getByRole<HTMLButtonElement>('button', { name: /one more/ }).disabled).toBe(true);
  });

  it('when another family was faster says what is left, keeps the rest, and all of them may wait', async () => {
    const { client, answers, sent } = answering({
      SendReply: () => ({ sendReply: { __typename: 'ReplyResult', outcome: 'FULL', left: 2, token: null } }),
    });
    const { user, go } = await showScreen(<NewReply asked={asked()} />, '/events/7/reply', client);
    await add(user, 'Adults', 3);
    await sayWho(user);
    await user.click(button('We are coming, three of us'));
    expect(await screen.findByRole('heading', { name: 'Only 2 places are left now' })).toBeTruthy();
    expect(field(/^Your name/).value).toBe('Hansaben Chauhan');
    expect(go).not.toHaveBeenCalled();
    answers.SendReply = stored;
    const wait = screen.getByRole<HTMLButtonElement>('button', { name: 'Wait for places for all of us' });
    await waitFor(() => expect(wait.disabled).toBe(false));
    await user.click(wait);
    await waitFor(() => expect(go).toHaveBeenCalled());
    const [first, second] = sent('SendReply').map(({ input }) => input);
    expect(second).toEqual({ ...first, waitIfFull: true });
  });

  it('two of the three come instead, once they have chosen who', async () => {
    const { client } = answering({
      SendReply: () => ({ sendReply: { __typename: 'ReplyResult', outcome: 'FULL', left: 2, token: null } }),
    });
    const { user } = await showScreen(<NewReply asked={asked()} />, '/events/7/reply', client);
    await add(user, 'Adults', 3);
    await sayWho(user);
    await user.click(button('We are coming, three of us'));
    await user.click(await screen.findByRole('button', { name: 'Choose the 2 who come' }));
    expect(document.activeElement?.textContent).toBe('Who is coming?');
    await user.click(group('Adults').getByRole('button', { name: /one fewer/ }));
    expect(button('We are coming, two of us')).toBeTruthy();
  });

  it('full: says who waits before, and puts all of them on the list', async () => {
    const { client, sent } = answering({ SendReply: stored });
    const full = asked({ places: 16, left: 0, waiting: 4 });
    const { user } = await showScreen(<NewReply asked={full} />, '/events/7/reply', client);
    expect(screen.getByRole('heading', { name: 'All 16 places are taken' })).toBeTruthy();
    expect(screen.getByText('4 families are waiting before you.')).toBeTruthy();
    expect(button('Put us on the list')).toBeTruthy();
    await add(user, 'Adults', 2);
    await sayWho(user);
    await user.click(button('Put two of us on the list'));
    await waitFor(() => expect(sent('SendReply')).toHaveLength(1));
    expect(sent('SendReply')[0]!.input.waitIfFull).toBe(true);
  });

  it('says what the places cost, each age by its own price', async () => {
    const paid = asked({
      pricePence: 600,
      ageGroups: [
        { group: 'ADULT', from: 12, to: null, pence: null },
        { group: 'CHILD', from: 0, to: 11, pence: 300 },
      ],
    });
    const { user } = await showScreen(<NewReply asked={paid} />);
    await add(user, 'Adults', 2);
    await add(user, 'Children', 1);
    expect(screen.getByText(/£15 in all\./)).toBeTruthy();
  });

  it('[DATA-2] after a lost connection the same reply is sent again under the same key', async () => {
    const { client, answers, sent } = answering({
      SendReply: () => {
        throw LOST;
      },
    });
    const { user, go } = await showScreen(<NewReply asked={asked()} />, '/events/7/reply', client);
    await add(user, 'Adults', 1);
    await sayWho(user);
    await user.click(button('I am coming'));
    await screen.findByText(/^The site cannot be reached\./);
    answers.SendReply = stored;
    await user.click(button('I am coming'));
    await waitFor(() => expect(go).toHaveBeenCalled());
    const [first, second] = sent('SendReply').map(({ input }) => input);
    expect(second).toEqual(first);
  });

  it('what is changed after a lost connection is sent under a new key, as the other may have come', async () => {
    const { client, answers, sent } = answering({
      SendReply: () => {
        throw LOST;
      },
    });
    const { user, go } = await showScreen(<NewReply asked={asked()} />, '/events/7/reply', client);
    await add(user, 'Adults', 1);
    await sayWho(user);
    await user.click(button('I am coming'));
    await screen.findByText(/^The site cannot be reached\./);
    answers.SendReply = stored;
    await add(user, 'Adults', 1);
    await user.click(button('We are coming, two of us'));
    await waitFor(() => expect(go).toHaveBeenCalled());
    const [first, second] = sent('SendReply').map(({ input }) => input);
    expect(second!.idempotencyKey).not.toBe(first!.idempotencyKey);
  });

  it('a household that has replied before is told so beside the button', async () => {
    const { client } = answering({
      SendReply: () => {
        throw refusal({ code: 'CONFLICT', messageKey: 'replySentBefore' });
      },
    });
    const { user } = await showScreen(<NewReply asked={asked()} />, '/events/7/reply', client);
    await add(user, 'Adults', 1);
    await sayWho(user);
    await user.click(button('I am coming'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Your household has already replied\./);
  });

  it('closed: says since when, and leads to those who can help', async () => {
    await showScreen(<NewReply asked={asked({ isOpen: false })} />);
    expect(screen.getByText(/^Replies closed on Friday,? 27 November 2099/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
