import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { ChosenRowsBar } from './chosen-rows-bar.tsx';

// Of the tests' browser.
const { happyDOM } = window as unknown as {
  happyDOM: { setViewport: (size: { width: number; height: number }) => void };
};

const CHOICE = {
  chosen: new Map([[1, {}]]),
  hidden: { count: 0, drop: () => undefined },
  clear: () => undefined,
  all: { total: 1, isChosen: true, choose: async () => undefined },
};

it.each([
  { height: 900, position: 'sticky' },
  { height: 256, position: 'static' },
])(
  'the bar of what is chosen is $position in a window $height pixels high, so that it does not cover it',
  async ({ height, position }) => {
    happyDOM.setViewport({ width: 320, height });
    onTestFinished(() => happyDOM.setViewport({ width: 1024, height: 768 }));
    await showScreen(<ChosenRowsBar choice={CHOICE}>Hide</ChosenRowsBar>, '/', undefined, document.head);
    expect(getComputedStyle(screen.getByRole('region')).position).toBe(position);
  },
);
