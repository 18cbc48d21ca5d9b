import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CONFLICT, held, LOST, refusal, settled } from '../../../testing/answers.ts';
import { answer } from '../../../testing/screen.tsx';
import { count, field, press, row, showDraft } from './count-fixtures.tsx';

const place = () => field('Place or occasion');

/** A page with all its fields, key by key, takes a busy machine long. */
const WHOLE_PAGE = { timeout: 60_000 };

describe('what is said of a count', WHOLE_PAGE, () => {
  const saved = ({ input }: { input: { version: number; place: string; countedBy: string } }) => ({
    saveCashCount: count({ version: input.version + 1, place: input.place, countedBy: input.countedBy }),
  });

  it('[DATA-5] is kept when a field is left, each time in the version that was kept before', async () => {
    const late = held();
    const { user, answers, sent } = await showDraft({ SaveCashCount: late.answer });
    await user.type(place(), ' above{Tab}');
    await user.type(field('Counted by'), ' too{Tab}');
    expect(sent('SaveCashCount')).toHaveLength(1);
    answers.SaveCashCount = saved;
    late.give(saved({ input: { version: 1, place: 'Hall above', countedBy: 'Bina' } }));
    await waitFor(() => expect(sent('SaveCashCount')).toHaveLength(2));
    expect(sent('SaveCashCount').map(({ input }) => [input.version, input.place, input.countedBy])).toEqual([
      [1, 'Hall above', 'Bina'],
      [2, 'Hall above', 'Bina too'],
    ]);
    expect(field('Counted by').value).toBe('Bina too');
    // Asked again, it would come without the envelopes that are kept meanwhile.
    await settled();
    expect(sent('CashCount')).toHaveLength(1);
  });

  it('is not sent when nothing was changed', async () => {
    const { user, sent } = await showDraft({ SaveCashCount: saved });
    await user.type(place(), '!{Backspace}{Tab}');
    await user.tab();
    expect(sent('SaveCashCount')).toHaveLength(0);
  });

  it('is kept at the next try after the network was lost, although the count cannot be read anew either', async () => {
    const lost = () => {
      throw LOST;
    };
    const { user, answers, sent } = await showDraft({ SaveCashCount: lost });
    answers.CashCount = lost;
    await user.type(place(), ' above{Tab}');
    await answer(user, /^The site cannot be reached\./);
    answers.SaveCashCount = saved;
    await waitFor(() => expect(sent('CashCount').length).toBeGreaterThan(1));
    // The focus is back in the field after it, which is left now.
    await user.type(place(), '!{Tab}');
    await waitFor(() => expect(sent('SaveCashCount')).toHaveLength(3));
    expect(sent('SaveCashCount')[1]!.input).toMatchObject({ version: 1, place: 'Hall above' });
    expect(sent('SaveCashCount')[2]!.input).toMatchObject({ place: 'Hall above!' });
  });

  it('[DATA-5] shows what somebody else has changed, keeps what was typed, and saves it over that', async () => {
    const { user, answers, sent } = await showDraft({
      SaveCashCount: () => {
        throw refusal({ ...CONFLICT, messageKey: 'changedByAnother' });
      },
    });
    answers.CashCount = () => ({ cashCount: count({ version: 4, countedBy: 'Dina', place: 'Temple' }) });
    await user.type(place(), ' above{Tab}');
    await answer(user, /^Another person has changed this/);
    await waitFor(() => expect(field('Counted by').value).toBe('Dina'));
    expect(place().value).toBe('Hall above');
    // The dialog has taken the focus from a field, and given it back: that alone sends nothing.
    expect(sent('SaveCashCount')).toHaveLength(1);
    answers.SaveCashCount = saved;
    await user.tab();
    await waitFor(() => expect(sent('SaveCashCount')).toHaveLength(2));
    expect(sent('SaveCashCount')[1]!.input).toMatchObject({
      version: 4,
      place: 'Hall above',
      countedBy: 'Dina',
    });
  });

  it('is kept before the count is booked, which is booked in that version with the rows that are shown', async () => {
    const { user, sent } = await showDraft(
      {
        SaveCashCount: ({ input }) => ({
          saveCashCount: count({ version: 2, place: input.place, rows: [row('first-key')] }),
        }),
        BookCashCount: () => {
          throw refusal({ ...CONFLICT, messageKey: 'changedByAnother' });
        },
      },
      { rows: [row('first-key')] },
    );
    await user.type(place(), ' above');
    await user.click(press('Add 1 donation'));
    await answer(user, /^Another person has changed this/);
    expect(sent('BookCashCount')).toEqual([{ id: 5, version: 2, rows: [{ key: 'first-key', version: 1 }] }]);
    await waitFor(() => expect(press('Add 1 donation')).toHaveProperty('disabled', false));
  });
});
