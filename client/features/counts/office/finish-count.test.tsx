import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer } from '../../../testing/screen.tsx';
import { amount, count, press, row, showDraft } from './count-fixtures.tsx';

it('a count is not finished without what is typed of an envelope, unless that was asked', async () => {
  const { user, sent } = await showDraft(
    { BookCashCount: () => ({ bookCashCount: count({ state: 'BOOKED', rowCount: 1 }) }) },
    { rows: [row('first-key')], rowCount: 1 },
  );
  await waitFor(() => expect(press('Add 1 donation')).toHaveProperty('disabled', false));
  await user.click(amount());
  await user.paste('50');
  await user.click(press('Add 1 donation'));
  const question = /^The details you are entering for an envelope have not been saved\./;
  await answer(user, question, 'Cancel');
  expect(amount().value).toBe('50');
  expect(sent('BookCashCount')).toEqual([]);
  await user.click(press('Add 1 donation'));
  await answer(user, question, 'Add 1 donation');
  await waitFor(() => expect(sent('BookCashCount')).toHaveLength(1));
});
