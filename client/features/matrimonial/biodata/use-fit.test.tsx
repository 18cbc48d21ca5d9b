import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useFit } from './use-fit.ts';

function Sheet() {
  const [room, sheet] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  useFit(sheet, room);
  return (
    <div ref={room}>
      <div ref={sheet}>Biodata</div>
    </div>
  );
}

/** Nothing has a size where nothing is drawn. */
function measured(name: 'clientHeight' | 'scrollHeight', measure: (element: HTMLElement) => number) {
  const get = function (this: HTMLElement) {
    return measure(this);
  };
  Object.defineProperty(HTMLElement.prototype, name, { get, configurable: true });
}

/** A text that is so many pixels high with letters of one pixel, on a sheet of 960. */
function showText(height: number): HTMLElement {
  measured('clientHeight', () => 960);
  measured('scrollHeight', (sheet) => height * Number.parseFloat(sheet.style.fontSize));
  render(<Sheet />);
  return screen.getByText('Biodata');
}

afterEach(() => {
  for (const name of ['clientHeight', 'scrollHeight']) Reflect.deleteProperty(HTMLElement.prototype, name);
});

it.each([
  ['little is large', 40, '17px'],
  ['more gets smaller letters', 70, '13.5px'],
  ['9 points are the smallest', 80, '12px'],
])('[D115] a biodata stays on one sheet as long as it can be read: %s', (_which, height, size) => {
  const sheet = showText(height);
  expect([sheet.style.fontSize, sheet.hasAttribute('data-long')]).toEqual([size, false]);
  // It is measured as on paper, not as small as a telephone shows it.
  expect(sheet.style.zoom ?? '').toBe('');
});

it.each([
  [100, 'is worth its paper', '14px'],
  [145, 'would have one line', '13px'],
  [140, 'is too full for a line more', '13.5px'],
])(
  '[D115] a biodata that needs smaller letters goes on on further sheets, of which the last (%i) %s',
  (height, _which, size) => {
    const sheet = showText(height);
    expect([sheet.style.fontSize, sheet.hasAttribute('data-long')]).toEqual([size, true]);
  },
);
