import { screen } from '@testing-library/react';
import { FormProvider } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../rules/limits.ts';
import { RequestKind } from '../../../rules/request-kinds.ts';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { hasUnsavedChanges } from '../../components/form/use-unsaved-warning.ts';
import { answering, LOST } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { useRequestForm } from './use-request-form.ts';

function Requests({ mark }: { mark?: string }) {
  const { form, onSubmit, sent, startAnother } = useRequestForm({ mark });
  if (sent)
    return (
      <button type="button" onClick={startAnother}>
        {sent.reference} of {sent.kind}: another
      </button>
    );
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={onSubmit}>
        {['kind', 'name', 'email', 'about'].map((name) => (
          <FormTextField key={name} name={name} label={name} />
        ))}
        <SendButton busy={false} busyLabel="Sending…">
          Send
        </SendButton>
      </form>
    </FormProvider>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

describe('useRequestForm', () => {
  it('keeps what was typed until it has been sent; another request begins empty', async () => {
    const { client, answers } = answering({
      SendRightsRequest: () => {
        throw LOST;
      },
    });
    const { user } = await showScreen(<Requests />, '/requests', client);
    await user.type(field('kind'), RequestKind.ACCESS);
    await user.type(field('name'), 'Asha');
    await user.type(field('email'), 'asha@example.org');
    await user.type(field('about'), 'What do you keep about me?');
    await user.click(screen.getByText('Send'));
    await screen.findByText(/^The site cannot be reached\./);
    expect(field('name').value).toBe('Asha');
    answers.SendRightsRequest = () => ({
      sendRightsRequest: {
        __typename: 'SentRightsRequest',
        reference: 'R-1',
        acknowledgeBy: '2099-01-01',
        answerBy: '2099-02-01',
        isMailed: true,
      },
    });
    await user.click(screen.getByText('Send'));
    await user.click(await screen.findByText('R-1 of ACCESS: another'));
    expect(['kind', 'name', 'email', 'about'].map((name) => field(name).value)).toEqual(['', '', '', '']);
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('takes no longer text than the office’s register does with what it is about before it', async () => {
    const { client, sent } = answering({
      SendRightsRequest: () => ({
        sendRightsRequest: {
          ...{ __typename: 'SentRightsRequest', reference: 'R-2', isMailed: true },
          ...{ acknowledgeBy: '2099-01-01', answerBy: '2099-02-01' },
        },
      }),
    });
    const mark = 'Matrimonial section';
    const { user } = await showScreen(<Requests mark={mark} />, '/requests', client);
    await user.type(field('kind'), RequestKind.COMPLAINT);
    await user.type(field('name'), 'Asha');
    await user.type(field('email'), 'asha@example.org');
    const room = LIMITS.contactMessageMaximum - `${mark}: `.length;
    await user.click(field('about'));
    await user.paste('a'.repeat(room + 1));
    await user.click(screen.getByText('Send'));
    expect((await screen.findAllByText('This text is too long.')).length).toBeGreaterThan(0);
    expect(sent('SendRightsRequest')).toHaveLength(0);
    await user.click(screen.getByText('OK'));
    await user.type(field('about'), '{Backspace}');
    await user.click(screen.getByText('Send'));
    await screen.findByText('R-2 of COMPLAINT: another');
    expect(sent('SendRightsRequest')).toMatchObject([{ input: { about: `${mark}: ${'a'.repeat(room)}` } }]);
  });
});
