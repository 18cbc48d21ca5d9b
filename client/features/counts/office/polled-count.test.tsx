import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { held, LOST } from '../../../testing/answers.ts';
import { buttons, count, press, row, saveRow, showDraft, typeEnvelope } from './count-fixtures.tsx';

/** Milliseconds after which a draft was asked for anew. */
const POLLED = 20_000;

const shownRows = () => buttons(/^Remove \w+ £/).map(({ textContent }) => textContent);

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

/** A page with all its fields, key by key, takes a busy machine long. */
describe('a draft that is looked at again and again', { timeout: 60_000 }, () => {
  it('what somebody else has typed appears by itself', async () => {
    const { answers } = await showDraft({}, { rows: [row('first-key')] });
    answers.CashCount = () => ({ cashCount: count({ rows: [row('other-key', { donorName: 'Dina' })] }) });
    await vi.advanceTimersByTimeAsync(POLLED);
    await waitFor(() => expect(shownRows()).toEqual(['Remove Dina £25.00']));
  });

  it('[DATA-2] what was asked for before a row was kept, or removed, and is answered after, changes nothing', async () => {
    const dina = row('first-key', { donorName: 'Dina' });
    const { user, answers, sent } = await showDraft(
      { SaveCashEnvelope: saveRow, RemoveCashEnvelope: () => ({ removeCashEnvelope: true }) },
      { rows: [dina] },
    );
    const late = held();
    answers.CashCount = late.answer;
    await vi.advanceTimersByTimeAsync(POLLED);
    expect(sent('CashCount')).toHaveLength(2);
    await user.click(press('Remove Dina £25.00'));
    await typeEnvelope(user, 'Chetan', '30');
    await waitFor(() => expect(shownRows()).toEqual(['Remove Chetan £25.00']));
    late.give({ cashCount: count({ rows: [dina] }) });
    await vi.advanceTimersByTimeAsync(100);
    expect(shownRows()).toEqual(['Remove Chetan £25.00']);
    answers.CashCount = () => ({ cashCount: count({ rows: [row('other-key', { donorName: 'Esha' })] }) });
    await vi.advanceTimersByTimeAsync(POLLED);
    await waitFor(() => expect(shownRows()).toEqual(['Remove Esha £25.00']));
  });

  it('a look that fails is told, keeps what is shown, and the next one is shown again', async () => {
    const { answers } = await showDraft({}, { rows: [row('first-key')] });
    answers.CashCount = () => {
      throw LOST;
    };
    await vi.advanceTimersByTimeAsync(POLLED);
    await waitFor(() => expect(press('Try again')).toBeDefined());
    expect(shownRows()).toEqual(['Remove Asha £25.00']);
    answers.CashCount = () => ({ cashCount: count({ rows: [row('other-key', { donorName: 'Dina' })] }) });
    await vi.advanceTimersByTimeAsync(POLLED);
    await waitFor(() => expect(shownRows()).toEqual(['Remove Dina £25.00']));
    expect(press('Try again')).toBeUndefined();
  });
});
