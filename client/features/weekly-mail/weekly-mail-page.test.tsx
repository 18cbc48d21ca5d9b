import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UnusedPartsContext } from '../../components/page/page-parts.ts';
import { answering, held, LOST, refusal } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import { WeeklyMailPage } from './weekly-mail-page.tsx';

const NOT_OURS = refusal({ code: 'NOT_FOUND', messageKey: 'somethingWrong' });

const showPage = async (stopWeeklyMail: () => unknown, hash = '#7.token') => {
  const { client, sent } = answering({ StopWeeklyMail: stopWeeklyMail });
  const { user } = await showScreen(<WeeklyMailPage />, `/weekly-email${hash}`, client);
  return { user, sent: () => sent('StopWeeklyMail') };
};

const readyButton = async () => {
  const button = await screen.findByText<HTMLButtonElement>('Stop the weekly email');
  await waitFor(() => expect(button.disabled).toBe(false));
  return button;
};

const heading = () => document.querySelector('h1')!;

it('stops the letter only when it is asked to, once for two presses, and says so where the focus goes', async () => {
  const stopping = held();
  const { user, sent } = await showPage(stopping.answer);
  const button = await readyButton();
  expect(sent()).toEqual([]);
  await user.dblClick(button);
  stopping.give({ stopWeeklyMail: true });
  await waitFor(() => expect(heading().textContent).toBe('The weekly email has stopped'));
  expect(document.activeElement).toBe(heading());
  expect(screen.queryByText('Stop the weekly email')).toBeNull();
  expect(sent()).toEqual([{ token: '7.token' }]);
});

it('says what to do with a link that is in no letter', async () => {
  const { user } = await showPage(() => {
    throw NOT_OURS;
  });
  await user.click(await readyButton());
  await waitFor(() => expect(heading().textContent).toBe('This link does not work'));
  expect(document.activeElement).toBe(heading());
  const signIn = screen.getByText<HTMLAnchorElement>('Sign in and open “What you look for”');
  expect(signIn.pathname).toBe('/matrimonials/wishes');
});

it('says that it has stopped, and leads nowhere, while the section is not in use', async () => {
  const { client } = answering({ StopWeeklyMail: () => ({ stopWeeklyMail: true }) });
  const page = (
    <UnusedPartsContext value={['matrimonial']}>
      <WeeklyMailPage />
    </UnusedPartsContext>
  );
  const { user } = await showScreen(page, '/weekly-email#7.token', client);
  await user.click(await readyButton());
  await screen.findByText('You get no more of these emails.');
  expect(screen.queryByRole('link')).toBeNull();
});

it('offers nothing to press where the address has lost its last part', async () => {
  await showPage(() => ({ stopWeeklyMail: true }), '');
  await waitFor(() => expect(heading().textContent).toBe('This link does not work'));
  expect(screen.queryByText('Stop the weekly email')).toBeNull();
});

it('lets the button be pressed again after the network was gone', async () => {
  const { user, sent } = await showPage(() => {
    if (sent().length === 1) throw LOST;
    return { stopWeeklyMail: true };
  });
  await user.click(await readyButton());
  await answer(user, /./);
  await user.click(await readyButton());
  await waitFor(() => expect(heading().textContent).toBe('The weekly email has stopped'));
});
