import TextField from '@mui/material/TextField';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { SaveBar } from '../office/save-bar.tsx';

const coveredBelow = () => document.documentElement.style.getPropertyValue('--covered-below');

it('a bar at the bottom keeps its height free below what has the focus, as long as it is there', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ height: 120 } as DOMRect);
  const { show } = await showScreen(<SaveBar>Save</SaveBar>);
  expect(Number.parseInt(coveredBelow(), 10)).toBeGreaterThanOrEqual(120);
  await show(null);
  expect(coveredBelow()).toBe('0px');
  vi.restoreAllMocks();
});

it('a field that gets the focus is shown with what is wrong with it, above the bar', async () => {
  const shown: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this);
  };
  const { user } = await showScreen(
    <>
      <TextField label="Title" error helperText="Enter the event title." />
      <SaveBar>Save</SaveBar>
    </>,
  );
  await user.tab();
  expect(screen.getByRole('textbox')).toBe(document.activeElement);
  expect(shown.at(-1)?.textContent).toContain('Enter the event title.');
});
