import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { hasUnsavedChanges } from '../../../components/form/use-unsaved-warning.ts';
import { CONFLICT, held, LOST, refusal } from '../../../testing/answers.ts';
import { answer } from '../../../testing/screen.tsx';
import {
  amount,
  buttons,
  count,
  donor,
  fund,
  press,
  row,
  saveRow,
  showDraft,
  typeEnvelope,
} from './count-fixtures.tsx';

/** A page with all its fields, key by key, takes a busy machine long. */
const WHOLE_PAGE = { timeout: 60_000 };

/** Nobody looks at the page: nothing is asked again but what is asked for. */
function withoutPolling() {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  onTestFinished(() => hidden.mockRestore());
}

describe('the rows of a count', WHOLE_PAGE, () => {
  it('the next envelope is of the same kind, with a key of its own, and empty but for that', async () => {
    const { user, sent } = await showDraft({ SaveCashEnvelope: saveRow });
    await typeEnvelope(user, 'Asha', '25');
    await waitFor(() => expect(document.activeElement).toBe(donor()));
    expect([donor().value, fund().value, amount().value]).toEqual(['', '1', '']);
    await typeEnvelope(user, 'Chetan', '30');
    await waitFor(() => expect(sent('SaveCashEnvelope')).toHaveLength(2));
    const [first, second] = sent('SaveCashEnvelope').map(({ input }) => input);
    expect(first).toMatchObject({ donorName: 'Asha', amount: '25', subTypeId: 1 });
    expect(second).toMatchObject({ donorName: 'Chetan', amount: '30', subTypeId: 1 });
    expect(second.key).not.toBe(first.key);
  });

  it('is no failure while it is being saved, and then told politely as saved', async () => {
    const late = held();
    const { user, sent } = await showDraft({ SaveCashEnvelope: late.answer });
    await typeEnvelope(user, 'Asha', '25');
    await waitFor(() => expect(sent('SaveCashEnvelope')).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
    late.give(saveRow(sent('SaveCashEnvelope')[0]!));
    expect((await screen.findByText('Asha, £25.00: saved')).closest('[role=status]')).not.toBeNull();
  });

  it('a name that is still being typed would be lost', async () => {
    const { user } = await showDraft({});
    await user.type(donor(), 'Ash');
    expect(hasUnsavedChanges()).toBe(true);
    await user.clear(donor());
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('[DATA-2] a row that was lost on the way waits, and is sent again as the same one', async () => {
    const { user, answers, sent } = await showDraft({
      SaveCashEnvelope: () => {
        throw LOST;
      },
    });
    await typeEnvelope(user, 'Asha', '25');
    await answer(user, /^The site cannot be reached\./);
    expect(press('Add to Donations')).toHaveProperty('disabled', true);
    const late = held();
    answers.SaveCashEnvelope = late.answer;
    await user.click(press('Save again'));
    expect(buttons(/^Save again/)).toHaveLength(1);
    late.give(saveRow(sent('SaveCashEnvelope')[0]!));
    await waitFor(() => expect(press('Add 1 donation')).toHaveProperty('disabled', false));
    expect(press('Save again')).toBeUndefined();
    const [first, second] = sent('SaveCashEnvelope');
    expect(second).toEqual(first);
  });

  it('[DATA-2] a row that was lost on the way still waits after the one before it was kept', async () => {
    const late = held();
    const { user, answers } = await showDraft({ SaveCashEnvelope: late.answer });
    await typeEnvelope(user, 'Asha', '25');
    answers.SaveCashEnvelope = () => {
      throw LOST;
    };
    await typeEnvelope(user, 'Chetan', '30');
    await answer(user, /^The site cannot be reached\./);
    late.give({ saveCashEnvelope: row('first-key') });
    await waitFor(() => expect(press('Remove Asha £25.00')).toBeDefined());
    await waitFor(() => expect(buttons(/^Save again/)).toHaveLength(1));
    expect(press('Add 1 donation')).toHaveProperty('disabled', true);
  });

  it('Undo of a removed row keeps all that it had, as a new one under the same key', async () => {
    const stored = row('first-key', {
      version: 3,
      paymentMethod: 'CHEQUE',
      chequeNumber: '1234',
      donorId: 9,
    });
    const { user, sent } = await showDraft(
      { SaveCashEnvelope: saveRow, RemoveCashEnvelope: () => ({ removeCashEnvelope: true }) },
      { rows: [stored, row('other-key', { donorName: 'Dina' })] },
    );
    await user.click(press('Remove Asha £25.00'));
    await user.click(await screen.findByText('Undo'));
    await waitFor(() => expect(buttons(/^Remove/)).toHaveLength(2));
    expect(sent('SaveCashEnvelope')).toEqual([
      {
        countId: 5,
        input: {
          key: 'first-key',
          version: undefined,
          donorId: 9,
          donorName: 'Asha',
          subTypeId: 1,
          amount: '25.00',
          paymentMethod: 'CHEQUE',
          chequeNumber: '1234',
        },
      },
    ]);
  });

  it.each([
    { what: 'cannot be removed', error: refusal({ code: 'CONFLICT', messageKey: 'cashCountBooked' }) },
    { what: 'may be removed, of which the answer was lost,', error: LOST },
  ])('a row that $what stays, and is asked for anew', async ({ error }) => {
    withoutPolling();
    const { user, sent } = await showDraft(
      {
        RemoveCashEnvelope: () => {
          throw error;
        },
      },
      { rows: [row('first-key')] },
    );
    const asked = sent('CashCount').length;
    await user.click(press('Remove Asha £25.00'));
    await answer(user, /./);
    expect(press('Remove Asha £25.00')).toBeDefined();
    await waitFor(() => expect(sent('CashCount').length).toBeGreaterThan(asked));
    expect(press('Undo')).toBeUndefined();
  });

  it('a row that is changed takes the place of the one it was', async () => {
    const { user, sent } = await showDraft(
      { SaveCashEnvelope: ({ input }) => ({ saveCashEnvelope: row(input.key, { amountPence: 3000 }) }) },
      { rows: [row('first-key', { version: 3 })] },
    );
    await user.click(press('Edit Asha £25.00'));
    await user.clear(amount());
    await user.paste('30');
    await user.click(press('Save envelope'));
    await waitFor(() => expect(press('Remove Asha £30.00')).toBeDefined());
    expect(buttons(/^Remove/)).toHaveLength(1);
    expect(sent('SaveCashEnvelope')[0]!.input).toMatchObject({ key: 'first-key', version: 3, amount: '30' });
    expect(press('Add')).toBeDefined();
  });

  it('a row that is changed leaves those on the screen that were typed since', async () => {
    const { user } = await showDraft({ SaveCashEnvelope: saveRow }, { rows: [row('first-key')] });
    await typeEnvelope(user, 'Chetan', '30');
    await waitFor(() => expect(press('Remove Chetan £25.00')).toBeDefined());
    await user.click(press('Edit Asha £25.00'));
    await user.click(press('Save envelope'));
    await waitFor(() => expect(press('Add')).toBeDefined());
    expect(buttons(/^Remove (Asha|Chetan)/)).toHaveLength(2);
  });

  it('[DATA-5] a row that somebody else has changed is shown, and saved over theirs or left as it is', async () => {
    const { user, answers, sent } = await showDraft(
      {
        SaveCashEnvelope: () => {
          throw refusal({ ...CONFLICT, messageKey: 'changedByAnother' });
        },
      },
      { rows: [row('first-key', { version: 3 })] },
    );
    const theirs = row('first-key', { version: 4, amountPence: 4000 });
    answers.CashCount = () => ({ cashCount: count({ rows: [theirs] }) });
    const change = async (shown: string) => {
      await user.click(press(`Edit Asha ${shown}`));
      await user.click(press('Save envelope'));
      await answer(user, /^Another person has changed this/);
      await waitFor(() => expect(press('Remove Asha £40.00')).toBeDefined());
    };
    await change('£25.00');
    answers.SaveCashEnvelope = saveRow;
    await user.click(press('Save again'));
    await waitFor(() => expect(press('Remove Asha £25.00')).toBeDefined());
    expect(sent('SaveCashEnvelope').map(({ input }) => input.version)).toEqual([3, 4]);
    expect(press('Save again')).toBeUndefined();
    answers.SaveCashEnvelope = () => {
      throw refusal({ ...CONFLICT, messageKey: 'changedByAnother' });
    };
    await change('£25.00');
    await user.click(press('Cancel changes'));
    expect(press('Save again')).toBeUndefined();
    expect(press('Add 1 donation')).toHaveProperty('disabled', false);
  });

  it('a changed row that somebody has taken out meanwhile can be given up, or saved all the same', async () => {
    withoutPolling();
    const { user, answers, sent } = await showDraft(
      {
        SaveCashEnvelope: () => {
          throw refusal({ ...CONFLICT, messageKey: 'changedByAnother' });
        },
      },
      { rows: [row('first-key', { version: 3 })] },
    );
    answers.CashCount = () => ({ cashCount: count({ rows: [] }) });
    await user.click(press('Edit Asha £25.00'));
    await user.click(press('Save envelope'));
    await answer(user, /^Another person has changed this/);
    await waitFor(() => expect(press('Edit Asha £25.00')).toBeUndefined());
    expect(press('Cancel changes')).toBeDefined();
    answers.SaveCashEnvelope = saveRow;
    await user.click(press('Save again'));
    await waitFor(() => expect(press('Remove Asha £25.00')).toBeDefined());
    expect(sent('SaveCashEnvelope').map(({ input }) => input.version)).toEqual([3, 0]);
  });

  it('a count that was refused, as a row of it is gone, is shown without it', async () => {
    const { user } = await showDraft({
      SaveCashEnvelope: saveRow,
      BookCashCount: () => {
        throw refusal({ ...CONFLICT, messageKey: 'changedByAnother' });
      },
    });
    await typeEnvelope(user, 'Asha', '25');
    await waitFor(() => expect(press('Add 1 donation')).toHaveProperty('disabled', false));
    await user.click(press('Add 1 donation'));
    await answer(user, /^Another person has changed this/);
    await waitFor(() => expect(press('Add to Donations')).toHaveProperty('disabled', true));
    expect(buttons(/^Remove Asha/)).toHaveLength(0);
  });

  it('a count of which the answer was lost on its way back is shown as it was booked', async () => {
    withoutPolling();
    const { user, answers } = await showDraft({}, { rows: [row('first-key')], rowCount: 1 });
    answers.BookCashCount = () => {
      answers.CashCount = () => ({
        cashCount: count({ state: 'BOOKED', rows: [row('first-key')], rowCount: 1 }),
      });
      throw LOST;
    };
    await waitFor(() => expect(press('Add 1 donation')).toHaveProperty('disabled', false));
    await user.click(press('Add 1 donation'));
    await answer(user, /^The site cannot be reached\./);
    await waitFor(() => expect(press('Add 1 donation')).toBeUndefined());
  });

  it('a name that is left by Tab before the answer has come is that of its own envelope', async () => {
    const late = held();
    const { user, sent } = await showDraft({ SaveCashEnvelope: saveRow, FoundDonors: late.answer });
    await user.click(donor());
    await user.paste('Patel');
    await user.tab();
    await user.selectOptions(fund(), 'Diwali');
    await user.click(amount());
    await user.paste('25');
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(donor()));
    expect(donor().value).toBe('');
    await user.paste('Asha');
    const patel = { __typename: 'FoundDonor', id: 50, name: 'Patel', postcode: '', address: '', email: '' };
    late.give({ foundDonors: [patel] });
    await waitFor(() => expect(sent('SaveCashEnvelope')).toHaveLength(1));
    expect(sent('SaveCashEnvelope')[0]!.input).toMatchObject({ donorId: 50, donorName: 'Patel' });
    expect(donor().value).toBe('Asha');
  });

  it('without a name is nobody’s, also while who gave the one before is looked up', async () => {
    const late = held();
    const { user, sent } = await showDraft({ SaveCashEnvelope: saveRow, FoundDonors: late.answer });
    await user.click(donor());
    await user.paste('Patel');
    await user.tab();
    await user.selectOptions(fund(), 'Diwali');
    for (const pounds of ['25', '5']) {
      await user.click(amount());
      await user.paste(pounds);
      await user.keyboard('{Enter}{Enter}');
      await waitFor(() => expect(document.activeElement).toBe(donor()));
    }
    const patel = { __typename: 'FoundDonor', id: 50, name: 'Patel', postcode: '', address: '', email: '' };
    late.give({ foundDonors: [patel] });
    await waitFor(() => expect(sent('SaveCashEnvelope')).toHaveLength(2));
    const givers = sent('SaveCashEnvelope').map(({ input }) => [input.amount, input.donorId]);
    expect(givers.sort()).toEqual([
      ['25', 50],
      ['5', null],
    ]);
  });
});
