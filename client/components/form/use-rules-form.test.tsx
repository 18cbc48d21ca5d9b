import { screen, waitFor } from '@testing-library/react';
import { FormProvider } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { contactRules } from '../../../rules/contact.ts';
import { held, LOST, refusal } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { FormTextField } from './form-text-field.tsx';
import { SendButton } from './send-button.tsx';
import { useRefusal } from './use-refusal.ts';
import { useRulesForm } from './use-rules-form.ts';

const EMPTY = { name: '', email: '', message: '' };

interface MessageFormProps {
  send: (values: typeof EMPTY) => Promise<unknown>;
  loadRules?: () => Promise<typeof contactRules>;
}

function MessageForm({ send, loadRules = async () => contactRules }: MessageFormProps) {
  const { form, submit, isFetching } = useRulesForm(loadRules, EMPTY);
  const showRefusal = useRefusal(form);
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit((values) => send(values).catch(showRefusal))}>
        <FormTextField name="name" label="Name" />
        <FormTextField name="email" label="Email" />
        <FormTextField name="message" label="Message" />
        <SendButton busy={isFetching} busyLabel="Sending…">
          Send
        </SendButton>
      </form>
    </FormProvider>
  );
}

/** As of a hall: one of two numbers is enough, and the amount can be chosen by a button. */
const hallRules = z
  .object({ amount: z.string().min(1, 'amountRequired'), telephone: z.string(), mobile: z.string() })
  .refine(({ telephone, mobile }) => telephone || mobile, {
    path: ['telephone'],
    message: 'telephoneOrMobileRequired',
    when: () => true,
  });
const loadHallRules = async () => hallRules;

function HallForm() {
  const { form, submit } = useRulesForm(loadHallRules, { amount: '', telephone: '', mobile: '' });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit(async () => undefined)}>
        <FormTextField name="amount" label="Amount" />
        <FormTextField name="telephone" label="Telephone" />
        <FormTextField name="mobile" label="Mobile" />
        <button type="button" onClick={() => form.setValue('amount', '51')}>
          £51
        </button>
        <button type="button" onClick={() => form.setError('mobile', { message: 'invalidMobile' })}>
          Refuse
        </button>
        <button type="submit">Send</button>
      </form>
    </FormProvider>
  );
}

/** What is checked first stands last on the screen. */
const hallRulesInOrder = hallRules.meta({ messageOrder: ['telephoneOrMobileRequired', 'amountRequired'] });
const loadHallRulesInOrder = async () => hallRulesInOrder;

function HallFormInOrder({ onRefused }: { onRefused: (field: string) => void }) {
  const { form, submit } = useRulesForm(loadHallRulesInOrder, { amount: '', telephone: '', mobile: '' });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit(async () => undefined, onRefused)}>
        <FormTextField name="amount" label="Amount" />
        <FormTextField name="telephone" label="Telephone" />
        <button type="submit">Send</button>
      </form>
    </FormProvider>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send' });

/** What stands beside the button. */
const problem = () => screen.findByRole('alert');
const NOT_REACHED = /^The site cannot be reached\..* What you typed is still here\.$/;

/** The notes below a field, as its accessible description. */
const noteOf = (name: string) =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('useRulesForm', () => {
  it('shows the first failing rule in a dialog and each below its field, and focuses the first field', async () => {
    const sent = vi.fn(async () => undefined);
    const { user } = await showScreen(<MessageForm send={sent} />);
    await user.type(field('Name'), 'Asha');
    await user.type(field('Email'), 'nowhere');
    await user.click(send());
    await answer(user, 'Enter valid email.');
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
    expect(noteOf('Email')).toMatch(/valid/i);
    expect(noteOf('Message')).toMatch(/message/i);
    expect(noteOf('Name')).toBe('');
    expect(sent).not.toHaveBeenCalled();
  });

  it('shows and focuses the field of which the dialog speaks, also where another stands above it', async () => {
    const refused = vi.fn();
    const { user } = await showScreen(<HallFormInOrder onRefused={refused} />);
    await user.click(send());
    await answer(user, /telephone/i);
    await waitFor(() => expect(document.activeElement).toBe(field('Telephone')));
    expect(refused.mock.calls).toEqual([['telephone']]);
    expect(field('Amount').getAttribute('aria-invalid')).toBe('true');
  });

  it('what was told in a dialog stays beside the button until something is changed', async () => {
    const { user } = await showScreen(<MessageForm send={async () => undefined} />);
    await user.click(send());
    await answer(user, 'Enter name.');
    const told = await problem();
    expect(told.textContent).toBe('Enter name.');
    expect(told.compareDocumentPosition(send())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.type(field('Name'), 'A');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('what was told goes when it is sent again', async () => {
    const late = held();
    const sent = vi.fn(late.answer).mockRejectedValueOnce(LOST);
    const { user } = await showScreen(<MessageForm send={sent} />);
    await user.type(field('Name'), 'Asha');
    await user.type(field('Email'), 'asha@example.org');
    await user.type(field('Message'), 'Is the hall free?');
    await user.click(send());
    await problem();
    await user.click(send());
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    expect(screen.queryByRole('alert')).toBeNull();
    late.give(undefined);
  });

  it('too many attempts are said in the page alone: nothing is wrong with what was typed', async () => {
    const busy = refusal({ code: 'RATE_LIMITED', messageKey: 'tooManyRequests' });
    const { user } = await showScreen(<MessageForm send={() => Promise.reject(busy)} />);
    await user.type(field('Name'), 'Asha');
    await user.type(field('Email'), 'asha@example.org');
    await user.type(field('Message'), 'Is the hall free?');
    await user.click(send());
    expect((await problem()).textContent).toBe('Too many attempts. Please try again later.');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('in a dialog it is said there, and in none above it', async () => {
    const inDialog = (
      <Dialog open onClose={() => undefined} aria-label="Write">
        <MessageForm send={async () => undefined} />
      </Dialog>
    );
    const broughtIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = await showScreen(inDialog);
    await user.click(send());
    expect((await problem()).textContent).toBe('Enter name.');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    // What is said takes room, also that of the field which it is about.
    await waitFor(() => expect(broughtIntoView.mock.contexts).toContain(field('Name')));
    broughtIntoView.mockRestore();
  });

  it('an error goes as soon as it is cured, also by another field or by a button', async () => {
    const { user } = await showScreen(<HallForm />);
    await user.click(send());
    await answer(user, /./);
    const isWrong = (name: string) => field(name).getAttribute('aria-invalid') === 'true';
    await waitFor(() => expect([isWrong('Amount'), isWrong('Telephone')]).toEqual([true, true]));
    await user.click(screen.getByRole('button', { name: '£51' }));
    await waitFor(() => expect(isWrong('Amount')).toBe(false));
    expect(isWrong('Telephone')).toBe(true);
    await user.type(field('Mobile'), '07700900123');
    await waitFor(() => expect(isWrong('Telephone')).toBe(false));
  });

  it('what the server refused stays until its own field is changed', async () => {
    const { user } = await showScreen(<HallForm />);
    await user.click(send());
    await answer(user, /./);
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    await user.click(screen.getByRole('button', { name: '£51' }));
    await waitFor(() => expect(field('Amount').getAttribute('aria-invalid')).toBe('false'));
    expect(field('Mobile').getAttribute('aria-invalid')).toBe('true');
  });

  it('passes the values as normalized by the rules', async () => {
    const sent = vi.fn(async () => undefined);
    const { user } = await showScreen(<MessageForm send={sent} />);
    await user.type(field('Name'), '  Asha ');
    await user.type(field('Email'), 'asha@example.org');
    await user.type(field('Message'), 'Is the hall free?');
    await user.click(send());
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        name: 'Asha',
        email: 'asha@example.org',
        message: 'Is the hall free?',
      }),
    );
  });

  it('submits only once while the button is pressed repeatedly', async () => {
    let finish = () => {};
    const sent = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { user } = await showScreen(<MessageForm send={sent} />);
    await user.type(field('Name'), 'Asha');
    await user.type(field('Email'), 'asha@example.org');
    await user.type(field('Message'), 'Is the hall free?');
    // By now it may say that it is sending.
    const button = send();
    await user.click(button);
    await user.click(button);
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await user.click(button);
    expect(sent).toHaveBeenCalledOnce();
    finish();
  });

  it('[VISIT-7] says that it is sending while what checks it is fetched', async () => {
    let arrive = (_rules: typeof contactRules) => {};
    const rules = new Promise<typeof contactRules>((resolve) => (arrive = resolve));
    const loadRules = () => rules;
    const { user } = await showScreen(<MessageForm send={async () => undefined} loadRules={loadRules} />);
    await user.click(send());
    expect(screen.getByRole('button', { name: 'Sending…' }).getAttribute('aria-disabled')).toBe('true');
    arrive(contactRules);
    await answer(user, 'Enter name.');
    expect(send().textContent).toBe('Send');
  });

  it('[VISIT-7] says that what was typed is still there when the server is not reached', async () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    const { user } = await showScreen(<MessageForm send={lost} />);
    await user.type(field('Name'), 'Asha');
    await user.type(field('Email'), 'asha@example.org');
    await user.type(field('Message'), 'Is the hall free?');
    await user.click(send());
    expect((await problem()).textContent).toMatch(NOT_REACHED);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(field('Message')).toHaveProperty('value', 'Is the hall free?');
  });

  it('sends nothing and says so if the rules cannot be loaded, and retries at the next submit', async () => {
    const loadRules = vi.fn(async () => contactRules);
    loadRules.mockRejectedValue(new TypeError('Failed to fetch'));
    const sent = vi.fn(async () => undefined);
    const { user } = await showScreen(<MessageForm send={sent} loadRules={loadRules} />);
    await user.type(field('Name'), 'Asha');
    await user.type(field('Email'), 'asha@example.org');
    await user.type(field('Message'), 'Is the hall free?');
    await user.click(send());
    expect((await problem()).textContent).toMatch(NOT_REACHED);
    expect(sent).not.toHaveBeenCalled();
    loadRules.mockResolvedValue(contactRules);
    await user.click(send());
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  });

  it('shows what the server refused below the field, and keeps what was typed', async () => {
    const refused = refusal({ code: 'BAD_USER_INPUT', messageKey: 'validEmailRequired', field: 'email' });
    const { user } = await showScreen(<MessageForm send={() => Promise.reject(refused)} />);
    await user.type(field('Name'), 'Asha');
    await user.type(field('Email'), 'asha@example.org');
    await user.type(field('Message'), 'Is the hall free?');
    await user.click(send());
    await answer(user, 'Enter valid email.');
    expect(noteOf('Email')).toMatch(/valid/i);
    expect(field('Message')).toHaveProperty('value', 'Is the hall free?');
  });
});
