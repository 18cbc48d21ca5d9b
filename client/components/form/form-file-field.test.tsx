import { createRef } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { held, settled } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { FormFileField } from './form-file-field.tsx';

it('a photo that was picked while an earlier one was still made smaller stays the chosen one', async () => {
  const read = held();
  vi.stubGlobal('createImageBitmap', read.answer);
  onTestFinished(() => void vi.unstubAllGlobals());
  const onPick = vi.fn();
  const { user } = await showScreen(
    <FormFileField
      {...{
        label: 'Picture',
        hint: '',
        chooseLabel: 'Choose',
        types: ['image/jpeg'],
        file: undefined,
        onPick,
      }}
      button={createRef()}
    />,
  );
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  const photo = (name: string, bytes: number) =>
    new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
  await user.upload(input, photo('large.jpg', 3 * 1024 * 1024));
  await user.upload(input, photo('small.jpg', 10));
  read.refuse(new Error('unreadable'));
  await settled();
  expect(onPick.mock.calls.map(([file]) => file.name)).toEqual(['small.jpg']);
});
