import { act } from '@testing-library/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { preserveTypedInput } from './preserve-typed-input.ts';

const EMPTY = { name: '', message: '', size: '', news: false, pays: 'card', file: '' };
type Values = typeof EMPTY;

interface FormProps {
  container?: HTMLElement;
  known?: (values: Values) => void;
}

/** Controlled fields, as in all forms of the site. */
function Form({ container, known }: FormProps) {
  const [values, setValues] = useState(EMPTY);
  const tell = useRef<() => void>(undefined);
  const set = (change: Partial<Values>) => setValues((before) => ({ ...before, ...change }));
  useLayoutEffect(() => {
    if (container) tell.current = preserveTypedInput(container);
  }, [container]);
  useEffect(() => queueMicrotask(() => tell.current?.()), []);
  useEffect(() => void known?.(values), [known, values]);
  return (
    <form>
      <input name="name" value={values.name} onChange={({ target }) => set({ name: target.value })} />
      <textarea
        name="message"
        value={values.message}
        onChange={({ target }) => set({ message: target.value })}
      />
      <select name="size" value={values.size} onChange={({ target }) => set({ size: target.value })}>
        <option value="">None</option>
        <option value="large">Large</option>
      </select>
      <input
        type="checkbox"
        name="news"
        checked={values.news}
        onChange={({ target }) => set({ news: target.checked })}
      />
      <input type="file" name="file" onChange={({ target }) => set({ file: target.value })} />
      {['card', 'cash'].map((way) => (
        <input
          key={way}
          type="radio"
          name="pays"
          value={way}
          checked={values.pays === way}
          onChange={() => set({ pays: way })}
        />
      ))}
    </form>
  );
}

/** Renders the form as on the server, fills it in, then hydrates it. */
async function hydrated(fillIn: (form: HTMLFormElement) => void) {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Form />);
  const form = container.querySelector('form')!;
  fillIn(form);
  let values = EMPTY;
  await act(async () => {
    const root = hydrateRoot(container, <Form container={container} known={(now) => (values = now)} />);
    onTestFinished(() => {
      act(() => root.unmount());
      container.remove();
    });
  });
  return { form, values };
}

const field = <Type extends HTMLElement>(form: HTMLFormElement, name: string, more = '') =>
  form.querySelector<Type>(`[name="${name}"]${more}`)!;

it('keeps input from before hydration, and passes it to the form', async () => {
  const { form, values } = await hydrated((drawn) => {
    field<HTMLInputElement>(drawn, 'name').value = 'Asha';
    field<HTMLTextAreaElement>(drawn, 'message').value = 'Is the hall free?\nOn Sunday?';
    field<HTMLSelectElement>(drawn, 'size').value = 'large';
    field<HTMLInputElement>(drawn, 'news').checked = true;
    field<HTMLInputElement>(drawn, 'pays', '[value="cash"]').checked = true;
  });
  const expected = {
    name: 'Asha',
    message: 'Is the hall free?\nOn Sunday?',
    size: 'large',
    news: true,
    pays: 'cash',
    file: '',
  };
  expect(values).toEqual(expected);
  expect(field<HTMLInputElement>(form, 'name').value).toBe('Asha');
  expect(field<HTMLInputElement>(form, 'news').checked).toBe(true);
  expect(field<HTMLInputElement>(form, 'pays', '[value="cash"]').checked).toBe(true);
});

it('does not change a form without input', async () => {
  const { values } = await hydrated(() => undefined);
  expect(values).toEqual(EMPTY);
});

it('passes on a file that was chosen before hydration, whose name no script may write', async () => {
  const name = 'C:\\fakepath\\rules.pdf';
  const refuse = () => {
    throw new DOMException('May only be set to the empty string', 'InvalidStateError');
  };
  const { values } = await hydrated((drawn) => {
    Object.defineProperty(field(drawn, 'file'), 'value', {
      configurable: true,
      get: () => name,
      set: refuse,
    });
    // As browsers do for every file field, also for a copy of it.
    field(drawn, 'file').cloneNode = () => field(drawn, 'file');
  });
  expect(values.file).toBe(name);
});
