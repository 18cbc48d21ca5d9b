import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hasUnsavedChanges } from '../../components/form/use-unsaved-warning.ts';
import { answering, held, refusal, settled } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import { ContactForm } from './contact-form.tsx';

const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const send = () => screen.getByRole('button', { name: 'Send message' });

it('[spec §5] error messages come in the order of the specification, and lead to their fields', async () => {
  const { client, sent } = answering({});
  const { user } = await showScreen(<ContactForm />, '/contact', client);
  const refused = async (text: string, name: string) => {
    await user.click(send());
    await answer(user, text);
    expect(document.activeElement).toBe(field(name));
  };
  await refused('Enter name.', 'Name');
  await user.type(field('Name'), 'Kokila Mistry');
  await refused('Enter valid email.', 'Email');
  await user.type(field('Email'), 'kokila at example');
  await refused('Enter valid email.', 'Email');
  await user.clear(field('Email'));
  await user.type(field('Email'), 'kokila@example.org');
  await refused('Enter message.', 'Message');
  expect(sent('SendContactMessage')).toEqual([]);
});

it('typed text is kept after a refusal', async () => {
  const tooMany = () => {
    throw refusal({ code: 'TOO_MANY_REQUESTS', messageKey: 'tooManyRequests' });
  };
  const { client } = answering({ SendContactMessage: tooMany });
  const { user } = await showScreen(<ContactForm />, '/contact', client);
  const typed = { Name: 'Kokila Mistry', Email: 'kokila@example.org', Message: 'Jai Shri Krishna' };
  for (const [name, text] of Object.entries(typed)) await user.type(field(name), text);
  await user.click(send());
  await screen.findByText('Too many attempts. Please try again later.');
  for (const [name, text] of Object.entries(typed)) expect(field(name).value).toBe(text);
});

it('says that it is being sent, is then empty, and keeps nothing of what was sent', async () => {
  const late = held();
  const { client } = answering({ SendContactMessage: late.answer });
  const { user } = await showScreen(<ContactForm />, '/contact', client);
  const typed = { Name: 'Kokila Mistry', Email: 'kokila@example.org', Message: 'Jai Shri Krishna' };
  for (const [name, text] of Object.entries(typed)) await user.type(field(name), text);
  const button = send();
  await user.click(button);
  await waitFor(() => expect(button.textContent).not.toBe('Send message'));
  late.give({ sendContactMessage: true });
  await answer(user, /./);
  await waitFor(() => expect(button.textContent).toBe('Send message'));
  for (const name of Object.keys(typed)) expect(field(name).value).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

it('keeps what is typed while a message is being sent', async () => {
  const late = held();
  const { client, sent } = answering({ SendContactMessage: late.answer });
  const { user } = await showScreen(<ContactForm />, '/contact', client);
  await user.type(field('Name'), 'Asha');
  await user.type(field('Email'), 'asha@example.org');
  await user.type(field('Message'), 'Is the hall free on Saturday?');
  await user.click(send());
  await waitFor(() => expect(sent('SendContactMessage')).toHaveLength(1));
  await user.type(field('Message'), ' And is there parking?');
  late.give({ sendContactMessage: true });
  await answer(user, /./);
  await settled();
  expect(field('Message').value).toBe('Is the hall free on Saturday? And is there parking?');
  expect(field('Name').value).toBe('');
  expect(hasUnsavedChanges()).toBe(true);
  expect(Object.values(sessionStorage).join()).toContain('parking');
});
