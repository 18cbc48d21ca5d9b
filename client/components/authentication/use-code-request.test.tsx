import { screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { held, LOST } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import { FormProblem } from '../form/form-problem.tsx';
import { FormTextField } from '../form/form-text-field.tsx';
import { useCodeRequest } from './use-code-request.ts';

function Form({ request }: { request: (number: object) => Promise<unknown> }) {
  const form = useForm({ defaultValues: { countryCode: '44', mobile: '', code: '' } });
  const { sendCode, isSending, isCodeSent } = useCodeRequest(form, request);
  return (
    <FormProvider {...form}>
      <FormTextField name="mobile" label="Mobile" />
      <FormTextField name="code" label="Code" />
      <FormProblem />
      <FormProblem place="root.code" />
      <button type="button" onClick={() => form.setError('root', { message: 'Enter mobile number' })}>
        Refuse
      </button>
      <button type="button" onClick={sendCode}>
        Get OTP
      </button>
      <output>{[isSending ? 'Sending' : 'Ready', isCodeSent ? 'sent' : 'not sent'].join(', ')}</output>
    </FormProvider>
  );
}

const mobile = () => screen.getByLabelText<HTMLInputElement>('Mobile');
const state = () => screen.getByRole('status').textContent;
const press = () => screen.getByText('Get OTP');

describe('useCodeRequest', () => {
  it('a code that was sent counts for that number alone', async () => {
    const request = vi.fn(async () => undefined);
    const { user } = await showScreen(<Form request={request} />);
    await user.type(mobile(), '7700900123');
    await user.click(press());
    await answer(user, /./);
    expect(state()).toBe('Ready, sent');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')));
    await user.type(mobile(), '{Backspace}4');
    expect(state()).toBe('Ready, not sent');
    await user.type(mobile(), '{Backspace}3');
    expect(state()).toBe('Ready, sent');
    expect(request.mock.calls).toEqual([[{ countryCode: '44', mobile: '7700900123' }]]);
  });

  it('the answer about a number that was changed meanwhile says nothing of the new one', async () => {
    const late = held();
    const { user } = await showScreen(<Form request={late.answer} />);
    await user.type(mobile(), '7700900123');
    await user.click(press());
    await waitFor(() => expect(state()).toBe('Sending, not sent'));
    await user.type(mobile(), '{Backspace}4');
    late.give(undefined);
    await answer(user, /./);
    expect(state()).toBe('Ready, not sent');
  });

  it('does not say twice what was said when the form was sent', async () => {
    const { user } = await showScreen(<Form request={vi.fn()} />);
    await user.click(screen.getByText('Refuse'));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await user.click(press());
    await answer(user, /./);
    expect(screen.queryByText('Enter mobile number', { selector: '.alert' })).toBeNull();
  });

  it('can be tried again after a failure, and asks for nothing with a number that cannot be', async () => {
    const request = vi.fn(async () => undefined);
    request.mockRejectedValueOnce(LOST);
    const { user } = await showScreen(<Form request={request} />);
    await user.type(mobile(), '77');
    await user.click(press());
    await answer(user, /./);
    expect(request).not.toHaveBeenCalled();
    expect(mobile().getAttribute('aria-invalid')).toBe('true');
    await user.type(mobile(), '00900123');
    await user.click(press());
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The site cannot be reached\./);
    expect(state()).toBe('Ready, not sent');
    expect(mobile().getAttribute('aria-invalid')).toBe('false');
    await user.click(press());
    await answer(user, /./);
    expect(state()).toBe('Ready, sent');
  });
});
