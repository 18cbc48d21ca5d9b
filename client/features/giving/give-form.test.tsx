import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Role } from '../../../rules/permissions.ts';
import { answering, held, LOST, refusal } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import { fund, GIVING_SETTINGS } from './fund-fixtures.ts';
import { GiveForm } from './give-form.tsx';

const FUNDS = [fund(1, 'Diwali', null), fund(2, 'Life member', 10100), fund(3, 'Hall', null)];
const DIWALI = { fundId: 1, amount: '25', problems: [] };

const form = (named: Parameters<typeof GiveForm>[0]['named'] = DIWALI) => (
  <GiveForm funds={FUNDS} settings={GIVING_SETTINGS} takesCards={false} named={named} />
);

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const amount = () => field(/^Amount/);
const send = () => screen.getByRole('button', { name: /^(Give|Pay) £\d+( every month)?$/, description: '' });
const choose = (user: UserEvent, name: string) => user.click(screen.getByRole('radio', { name }));

async function sayWho(user: UserEvent) {
  await user.type(field(/^Name/), 'Asha');
  await user.type(field(/^Email/), 'asha@example.org');
}

const accepted = () => ({ give: 'secret' });
const SENT_BEFORE = refusal({ code: 'CONFLICT', messageKey: 'giftSentBefore' });

describe('GiveForm', () => {
  it('[D30] a fixed fee that is chosen after "every month" is sent once, with its own amount', async () => {
    const { client, sent } = answering({ Give: accepted });
    const { user } = await showScreen(form(), '/give', client);
    await user.click(screen.getByRole('radio', { name: 'Every month' }));
    await choose(user, 'Life member: £101');
    expect(amount().value).toBe('101');
    expect(amount().readOnly).toBe(true);
    expect(screen.queryByRole('radio', { name: 'Every month' })).toBeNull();
    await sayWho(user);
    await user.click(send());
    await waitFor(() => expect(sent('Give')).toHaveLength(1));
    expect(sent('Give')[0]!.input).toMatchObject({ subTypeId: 2, amount: '101', frequency: 'ONCE' });
  });

  it('an amount that is pressed is the one that is given, and the button says so', async () => {
    const { user } = await showScreen(form());
    const pressed = () =>
      screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    await user.click(screen.getByRole('button', { name: '£21' }));
    expect([amount().value, pressed()]).toEqual(['21', ['£21']]);
    await user.click(screen.getByRole('button', { name: '£11' }));
    expect([amount().value, pressed()]).toEqual(['11', ['£11']]);
  });

  it('[D30] the amount is empty again after a fixed fee, and stays from one free type to another', async () => {
    const { user } = await showScreen(form());
    await choose(user, 'Hall');
    expect(amount().value).toBe('25');
    await choose(user, 'Life member: £101');
    await choose(user, 'Diwali');
    expect(amount().value).toBe('');
    expect(amount().readOnly).toBe(false);
  });

  it('[VISIT-4] the number to call when the name of the account does not match can be rung', async () => {
    const settings = {
      ...GIVING_SETTINGS,
      ...{
        phone: '0116 496 0100',
        bankAccountName: 'Samaj',
        bankSortCode: '000000',
        bankAccountNumber: '12345678',
      },
    };
    await showScreen(<GiveForm funds={FUNDS} settings={settings} takesCards={false} named={DIWALI} />);
    const link = screen.getByRole('link', { name: '0116 496 0100' });
    expect(link.getAttribute('href')).toBe('tel:01164960100');
    expect(link.parentElement?.textContent).toContain('call us: 0116 496 0100.');
  });

  it('says what a sum does where the office has written it, else the sentence of the fund, and works out nothing', async () => {
    const kitchen = fund(4, 'Kitchen', null, {
      purpose: 'Warm food.',
      effects: '51: Lunch for seventeen people',
    });
    const funds = [kitchen, fund(3, 'Hall', null)];
    const named = { fundId: 4, amount: '51', problems: [] };
    const { user } = await showScreen(
      <GiveForm funds={funds} settings={GIVING_SETTINGS} takesCards={false} named={named} />,
    );
    expect(screen.getByRole('heading', { name: 'Lunch for seventeen people' })).toBeTruthy();
    expect(screen.getByText('What £51 does')).toBeTruthy();
    await user.clear(amount());
    await user.type(amount(), '102');
    expect(screen.queryByText(/What £/)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Warm food.' })).toBeTruthy();
  });

  it('shows the share of each use of last year’s donations', async () => {
    const settings = { ...GIVING_SETTINGS, useOfDonations: '750: Kitchen\n250: Festivals' };
    await showScreen(<GiveForm funds={FUNDS} settings={settings} takesCards={false} named={DIWALI} />);
    const use = screen.getByRole('heading', { name: 'Where £1,000 went last year' }).parentElement!;
    expect([...use.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Kitchen75%',
      'Festivals25%',
    ]);
  });

  it('[D30] a link that names a fixed fee cannot name another amount', async () => {
    await showScreen(form({ fundId: 2, amount: '5', problems: [] }));
    expect(amount().value).toBe('101');
  });

  it('[DATA-2] sends the same gift again after the network was lost, however it was changed', async () => {
    const { client, answers, sent } = answering({
      Give: () => {
        throw LOST;
      },
    });
    const { user, go } = await showScreen(form(), '/give', client);
    await sayWho(user);
    await user.click(send());
    await screen.findByText(/^The site cannot be reached\./);
    answers.Give = accepted;
    await user.clear(amount());
    await user.type(amount(), '30');
    await user.click(send());
    await waitFor(() => expect(go).toHaveBeenCalled());
    const [first, second] = sent('Give').map(({ input }) => input);
    expect(second).toMatchObject({ amount: '30', donorName: 'Asha', idempotencyKey: first.idempotencyKey });
    // What was typed is kept until it is sent, and not longer.
    expect(sessionStorage).toHaveLength(0);
  });

  it('[DATA-2] sends a further gift after "another was sent before", with all that was typed', async () => {
    const { client, answers, sent } = answering({
      Give: () => {
        throw SENT_BEFORE;
      },
    });
    const { user, go } = await showScreen(form(), '/give', client);
    await sayWho(user);
    await user.click(send());
    await answer(user, /^You have already sent this donation with different details\./);
    expect(go).not.toHaveBeenCalled();
    answers.Give = accepted;
    await user.click(send());
    await waitFor(() => expect(go).toHaveBeenCalled());
    const [first, second] = sent('Give').map(({ input }) => input);
    expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
    expect(second).toEqual({ ...first, idempotencyKey: second.idempotencyKey });
  });

  it('[DATA-2] sends it once although Enter is pressed again before the answer', async () => {
    const late = held();
    const { client, sent } = answering({ Give: late.answer });
    const { user, go } = await showScreen(form(), '/give', client);
    await sayWho(user);
    await user.type(field(/^Name/), '{Enter}{Enter}');
    await waitFor(() => expect(sent('Give')).toHaveLength(1));
    await user.type(field(/^Name/), '{Enter}');
    late.give(accepted());
    await waitFor(() =>
      expect(go).toHaveBeenCalledWith('/gift#secret', expect.objectContaining({ replace: true })),
    );
    expect(sent('Give')).toHaveLength(1);
  });

  it('[VISIT-7] says that it is sending from the press on until the answer', async () => {
    const late = held();
    const { client, sent } = answering({ Give: late.answer });
    const { user } = await showScreen(form(), '/give', client);
    await sayWho(user);
    fireEvent.click(send());
    const sending = screen.getByRole('button', { name: 'Sending…' });
    await waitFor(() => expect(sent('Give')).toHaveLength(1));
    expect(sending.textContent).toBe('Sending…');
    late.refuse(LOST);
    await screen.findByText(/^The site cannot be reached\./);
    await waitFor(() => expect(send()).toBeDefined());
  });

  it('fills in who is signed in, but not over what was typed before the answer', async () => {
    const late = held();
    const { client } = answering({ Viewer: late.answer });
    const { user } = await showScreen(form(), '/give', client);
    await user.type(field(/^Name/), 'Asha');
    late.give({
      viewer: {
        __typename: 'Viewer',
        role: Role.MAIN_USER,
        permissions: [],
        withheldRoles: [],
        userId: 7,
        memberId: 0,
        isCandidate: false,
        profileForId: 0,
        name: 'A. Mehta',
        email: 'mehta@example.org',
        mobile: '',
      },
    });
    await waitFor(() => expect(field(/^Email/).value).toBe('mehta@example.org'));
    expect(field(/^Name/).value).toBe('Asha');
  });

  it('puts back what was typed for the same link, and nothing of it where another names another amount', async () => {
    const { user, show } = await showScreen(form());
    await sayWho(user);
    await show(null);
    await show(form());
    expect(field(/^Name/).value).toBe('Asha');
    await show(null);
    await show(form({ ...DIWALI, amount: '30' }));
    expect([amount().value, field(/^Name/).value]).toEqual(['30', '']);
  });
});
