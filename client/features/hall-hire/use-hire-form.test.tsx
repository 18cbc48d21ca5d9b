import { screen, waitFor } from '@testing-library/react';
import { FormProvider } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { LANGUAGE_COOKIE } from '../../../rules/languages.ts';
import { FormProblem } from '../../components/form/form-problem.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { useSwitchLanguage } from '../../i18n/language-provider.tsx';
import { answering, LOST, refusal } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import { EMPTY_AGREEMENT } from './hire-agreement.ts';
import { useHireForm } from './use-hire-form.ts';
import { useHireRequest } from './use-hire-request.ts';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

function Agreement() {
  const { form } = useHireForm(
    async () => (await import('../../../rules/hall-hire.ts')).hireRules,
    EMPTY_AGREEMENT,
  );
  return (
    <FormProvider {...form}>
      {['date', 'day', 'from', 'to', 'hours'].map((name) => (
        <FormTextField key={name} name={name} label={name} />
      ))}
    </FormProvider>
  );
}

describe('useHireForm', () => {
  it('[D33] fills in the day and the hours, which stay as they are changed until date or times change', async () => {
    const { user } = await showScreen(<Agreement />);
    await user.type(field('date'), '2030-06-01');
    expect(field('day').value).toBe('Saturday');
    await user.clear(field('day'));
    await user.type(field('day'), 'Sat');
    await user.type(field('from'), '10:00');
    await user.type(field('to'), '14:30');
    expect(field('hours').value).toBe('4.5');
    expect(field('day').value).toBe('Sat');
    await user.clear(field('hours'));
    await user.type(field('hours'), '5');
    expect(field('hours').value).toBe('5');
    await user.clear(field('to'));
    await user.type(field('to'), '15:00');
    expect(field('hours').value).toBe('5');
    await user.type(field('date'), '{Backspace}2');
    expect(field('day').value).toBe('Sunday');
    await user.clear(field('from'));
    await user.type(field('from'), '11:00');
    expect(field('hours').value).toBe('4');
  });
});

/** What a hirer fills in; the charges are for the printed agreement alone. */
const FILLED = {
  name: 'Asha',
  telephone: '07700900123',
  email: 'asha@example.org',
  purpose: 'Wedding',
  date: '2099-06-01',
  from: '10:00',
  to: '14:30',
  charges: '250',
};

function HireRequest() {
  const { form, onSubmit, sent, isNotified, isRefused } = useHireRequest();
  const switchLanguage = useSwitchLanguage();
  const fill = () => {
    for (const [name, value] of Object.entries(FILLED))
      form.setValue(name as keyof typeof FILLED, value, { shouldDirty: true });
  };
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={onSubmit}>
        <FormTextField name="name" label="Name" />
        <FormTextField name="day" label="day" />
        <button type="button" onClick={() => switchLanguage('gu')}>
          ગુજરાતી
        </button>
        <button type="button" onClick={fill}>
          Fill in
        </button>
        <button type="button" onClick={() => form.setValue('roomIds', [2])}>
          Other room
        </button>
        <button type="button" onClick={() => form.setValue('roomIds', [])}>
          First room
        </button>
        {isRefused && <p>Taken</p>}
        <FormProblem />
        <button type="submit">Send</button>
        <output>
          {sent ? `${sent.reference}, charges ${sent.values.charges}, ${isNotified}` : 'Nothing'}
        </output>
      </form>
    </FormProvider>
  );
}

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the language is remembered.
  document.cookie = `${LANGUAGE_COOKIE}=; Path=/; Max-Age=-1`;
  document.documentElement.lang = '';
});

const state = () => screen.getByRole('status').textContent;

describe('useHireRequest', () => {
  it.each([
    ['', 'સોમવાર'],
    [' (a holiday)', 'Monday (a holiday)'],
  ])(
    '[D33] the day follows a change of the language, unless it was written otherwise (“%s”)',
    async (more, becomes) => {
      const { user } = await showScreen(<HireRequest />, '/booking');
      await user.click(screen.getByText('Fill in'));
      if (more) await user.type(field('day'), more);
      await user.click(screen.getByText('ગુજરાતી'));
      await waitFor(() => expect(document.documentElement.lang).toBe('gu'));
      expect(field('day').value).toBe(becomes);
      sessionStorage.clear();
    },
  );

  it('[D33] keeps what was typed until it is sent, and what was sent until another is begun', async () => {
    const { client, answers, sent } = answering({
      SendHireRequest: () => {
        throw LOST;
      },
    });
    const { user } = await showScreen(<HireRequest />, '/booking', client);
    await user.click(screen.getByText('Fill in'));
    await user.click(screen.getByText('Send'));
    await screen.findByText(/^The site cannot be reached\./);
    expect(field('Name').value).toBe('Asha');
    expect(state()).toBe('Nothing');
    answers.SendHireRequest = () => ({ sendHireRequest: 'H123' });
    await user.click(screen.getByText('Send'));
    await screen.findByText('H123, charges 250, false');
    expect(sessionStorage).toHaveLength(0);
    await answer(user, /./);
    await waitFor(() => expect(state()).toBe('H123, charges 250, true'));
    expect(field('Name').value).toBe('');
    expect(sent('SendHireRequest')[1]!.input).toMatchObject({ name: 'Asha', day: 'Monday', hours: '4.5' });
    expect(sent('SendHireRequest')[1]!.input).not.toHaveProperty('charges');
    await user.type(field('Name'), 'B');
    expect(state()).toBe('Nothing');
    // Another one is not shown before it was told, either.
    answers.SendHireRequest = () => ({ sendHireRequest: 'H124' });
    await user.click(screen.getByText('Fill in'));
    await user.click(screen.getByText('Send'));
    expect(await screen.findByText('H124, charges 250, false')).toBeTruthy();
    await answer(user, /./);
  });

  it('says that these hours are taken until others are chosen, or another room', async () => {
    const { client } = answering({
      SendHireRequest: () => {
        throw refusal({ code: 'CONFLICT', messageKey: 'hallTaken' });
      },
    });
    const { user } = await showScreen(<HireRequest />, '/booking', client);
    await user.click(screen.getByText('Fill in'));
    await user.click(screen.getByText('Send'));
    await answer(user, 'The hall is already booked at this time.');
    expect(await screen.findByText('Taken')).toBeTruthy();
    await user.click(screen.getByText('Other room'));
    expect(screen.queryByText('Taken')).toBeNull();
    await user.click(screen.getByText('First room'));
    expect(screen.getByText('Taken')).toBeTruthy();
  });
});
