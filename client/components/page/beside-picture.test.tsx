import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { BesidePicture } from './beside-picture.tsx';
import { InOfficeContext } from './in-office.ts';

const form = (
  <BesidePicture>
    <button type="button">Send</button>
  </BesidePicture>
);

it('a short form stands beside a picture, which the office does not have', async () => {
  const { show } = await showScreen(form);
  expect(document.querySelector('.page-columns')).not.toBeNull();
  show(<InOfficeContext value={true}>{form}</InOfficeContext>);
  expect(screen.getByRole('button', { name: 'Send' })).toBeDefined();
  expect(document.querySelector('.page-columns')).toBeNull();
});
