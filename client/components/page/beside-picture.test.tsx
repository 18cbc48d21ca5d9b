import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { AssociationContext, UNKNOWN_ASSOCIATION } from './association.ts';
import { BesidePicture } from './beside-picture.tsx';
import { InOfficeContext } from './in-office.ts';

const form = (drawings: string) => (
  <AssociationContext value={{ ...UNKNOWN_ASSOCIATION, drawings }}>
    <BesidePicture>
      <button type="button">Send</button>
    </BesidePicture>
  </AssociationContext>
);
const hasColumns = () => document.querySelector('.page-columns') !== null;

it('a short form stands beside a picture, but not in the office, nor where there is nothing to see', async () => {
  const { show } = await showScreen(form('temple'));
  expect(hasColumns()).toBe(true);
  show(form('none'));
  expect(hasColumns()).toBe(false);
  show(<InOfficeContext value={true}>{form('temple')}</InOfficeContext>);
  expect(screen.getByRole('button', { name: 'Send' })).toBeDefined();
  expect(hasColumns()).toBe(false);
});
