import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { held, LOST } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { type SaveContext, useSaving } from './use-saving.ts';

interface FormProps {
  save: (context: SaveContext) => Promise<unknown>;
  ended: (isSaved: boolean | Error) => void;
}

function Form({ save, ended }: FormProps) {
  const { isSaving, progress, run } = useSaving();
  return (
    <>
      <button type="button" onClick={() => run(save).then(ended, ended)}>
        Save
      </button>
      <output>{isSaving ? `Saving ${progress ?? ''}` : 'Ready'}</output>
    </>
  );
}

const state = () => screen.getByRole('status').textContent;

it('is ready again after a failure, and begins the next save without the progress of the last', async () => {
  const first = held();
  const second = held();
  const save = vi.fn(({ onUploadProgress }: SaveContext) => {
    onUploadProgress(0.5);
    return first.answer();
  });
  const ended = vi.fn();
  const { user } = await showScreen(<Form save={save} ended={ended} />);
  await user.click(screen.getByText('Save'));
  expect(state()).toBe('Saving 0.5');
  first.refuse(LOST);
  await waitFor(() => expect(state()).toBe('Ready'));
  expect(ended).toHaveBeenCalledWith(LOST);
  save.mockImplementation(second.answer);
  await user.click(screen.getByText('Save'));
  expect(state()).toBe('Saving ');
  second.give(undefined);
  await waitFor(() => expect(ended).toHaveBeenLastCalledWith(true));
});

it('aborts what is being sent when the page is left, and does not report that as a failure', async () => {
  const save = ({ signal }: SaveContext) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
  const ended = vi.fn();
  const { user, show } = await showScreen(<Form save={save} ended={ended} />);
  await user.click(screen.getByText('Save'));
  show(null);
  await waitFor(() => expect(ended).toHaveBeenCalledWith(false));
});
