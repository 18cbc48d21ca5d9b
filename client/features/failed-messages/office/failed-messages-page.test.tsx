import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DoneNoticeProvider } from '../../../components/office/done-notice.tsx';
import { answering, held } from '../../../testing/answers.ts';
import { answer, showScreen } from '../../../testing/screen.tsx';
import { FailedMessagesPage } from './failed-messages-page.tsx';

const message = (id: number, to: string, refusedCode: number | null = 550, channel = 'MAIL') => ({
  ...{ __typename: 'FailedMessage', id, channel, to, refusedCode },
  ...{ subject: channel === 'MAIL' ? 'Your hire request' : '' },
  ...{ createdAt: '2026-11-20T12:00:00Z', failedAt: '2026-11-23T12:00:00Z' },
});

it('[87] shows what could not be sent and why; it is sent again, or deleted once that was confirmed', async () => {
  const asha = message(1, 'asha@example.org');
  const mina = message(2, 'mina@example.org', null);
  const text = message(3, '+447700900123', 400, 'SMS');
  const { client, answers, sent } = answering({
    FailedMessages: () => ({ failedMessages: [asha, mina, text] }),
    SendFailedMessages: ({ ids }) => ({ sendFailedMessages: ids.length }),
    DeleteFailedMessages: () => ({ deleteFailedMessages: 1 }),
  });
  const page = (
    <DoneNoticeProvider>
      <FailedMessagesPage />
    </DoneNoticeProvider>
  );
  const { user } = await showScreen(page, '/office/unsent-messages', client);
  const rowOf = async (to: string) => (await screen.findByText(to)).closest('tr')!;
  const press = async (within_: HTMLElement, label: string) => {
    const button = within(within_).getByText<HTMLButtonElement>(label);
    await waitFor(() => expect(button.disabled).toBe(false));
    await user.click(button);
  };
  expect(within(await rowOf('asha@example.org')).getByText(/^Refused \(code 550\), /)).toBeTruthy();
  expect(within(await rowOf('mina@example.org')).getByText(/^Not delivered in time, /)).toBeTruthy();
  expect(within(await rowOf('+447700900123')).getByText('Text message')).toBeTruthy();

  answers.FailedMessages = () => ({ failedMessages: [mina, text] });
  await press(await rowOf('asha@example.org'), 'Send again');
  await screen.findByText('The message will be sent again.');
  expect(sent('SendFailedMessages')).toEqual([{ ids: [1] }]);
  await waitFor(() => expect(screen.queryByText('asha@example.org')).toBeNull());

  await press(await rowOf('mina@example.org'), 'Delete');
  await answer(user, /^Delete the message to mina@example\.org\?/, 'Delete');
  await waitFor(() => expect(sent('DeleteFailedMessages')).toEqual([{ ids: [2] }]));

  answers.FailedMessages = () => ({ failedMessages: [] });
  await press(document.body, 'Send all again');
  await answer(user, 'Send all 2 messages again?', 'Send all again');
  await screen.findByText('Every message was sent or is still being tried.');
  expect(sent('SendFailedMessages').at(-1)).toEqual({ ids: [2, 3] });
});

it('[87] while all are sent again, nothing else is done with one of them', async () => {
  const late = held();
  const { client, sent } = answering({
    FailedMessages: () => ({
      failedMessages: [message(1, 'asha@example.org'), message(2, 'mina@example.org')],
    }),
    SendFailedMessages: late.answer,
  });
  const { user } = await showScreen(<FailedMessagesPage />, '/office/unsent-messages', client);
  const button = await screen.findByText<HTMLButtonElement>('Send all again');
  await waitFor(() => expect(button.disabled).toBe(false));
  const [row] = screen.getAllByText('Send again');
  await user.click(button);
  await answer(user, 'Send all 2 messages again?', 'Send all again');
  await waitFor(() => expect(sent('SendFailedMessages')).toHaveLength(1));
  expect(row!.getAttribute('aria-disabled')).toBe('true');
  late.give({ sendFailedMessages: 2 });
  await answer(user, /./);
  expect(row!.getAttribute('aria-disabled')).toBe(null);
});
