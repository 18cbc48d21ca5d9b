import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { useFieldInStep } from './use-field-in-step.ts';

function Search({ words }: { words: string }) {
  const input = useFieldInStep(words);
  return <input ref={input} defaultValue={words} />;
}

it('[VISIT-1] what was typed before the page was hydrated stays, and the field follows the address', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Search words="garba" />);
  const field = container.querySelector('input')!;
  field.value = 'garba night';
  const root = await act(async () => hydrateRoot(container, <Search words="garba" />));
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  expect(field.value).toBe('garba night');
  act(() => root.render(<Search words="pooja" />));
  expect(field.value).toBe('pooja');
  act(() => root.render(<Search words="garba" />));
  expect(field.value).toBe('garba');
});
