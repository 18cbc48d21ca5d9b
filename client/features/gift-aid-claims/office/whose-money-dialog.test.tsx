import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DoneNoticeProvider } from '../../../components/office/done-notice.tsx';
import { answering, refusal } from '../../../testing/answers.ts';
import { answer, showScreen } from '../../../testing/screen.tsx';
import type { GiftAidGiftFieldsFragment } from './gift-aid-claims.generated.ts';
import { WhoseMoneyDialog } from './whose-money-dialog.tsx';

const GIFT = {
  __typename: 'GiftAidGift',
  ...{ id: 7, version: 1, reference: 'SMJ-AAAA-0007', receivedOn: '2026-05-10', pence: 5000, subTypeId: 6 },
  ...{ donorId: 3, donorName: 'Ravi Rao', giverName: 'Asha Rao', accountName: 'Asha M. Rao' },
  ...{ typeName: 'Navratri', language: 'en', textLanguages: { typeName: 'en' } },
  ...{ isOwnMoney: true, benefitPence: 0, reason: 'OTHER_NAME', claimableUntil: '2030-12-31' },
} as GiftAidGiftFieldsFragment;

const FOUND = {
  foundDonors: [
    { __typename: 'FoundDonor', id: 12, name: 'Ravi K. Rao', postcode: 'ME14 9XX', address: '', email: '' },
  ],
};

/** @param answers of the server to what is saved; by default it is kept */
async function opened(answers: Record<string, () => unknown> = {}, gift = GIFT) {
  const { client, sent } = answering({
    FoundDonors: () => FOUND,
    NoteGiftAidGift: () => ({ noteGiftAidGift: true }),
    NameGiftAidDonor: () => ({ nameGiftAidDonor: true }),
    ...answers,
  });
  const onClose = vi.fn();
  const { user } = await showScreen(
    <DoneNoticeProvider>
      <WhoseMoneyDialog gift={gift} onClose={onClose} />
    </DoneNoticeProvider>,
    '/',
    client,
  );
  return { user, sent, onClose, dialog: within(screen.getByRole('dialog')) };
}

describe('WhoseMoneyDialog', () => {
  it('says which gift it is about, by which account and under which name, and how long the answer counts', async () => {
    const { dialog } = await opened();
    expect(dialog.getByRole('heading').textContent).toBe('Whose money was it?');
    expect(dialog.getByText('10 May 2026 · Navratri · £50.00')).toBeTruthy();
    const question =
      'The account of Asha M. Rao gave this in the name Ravi Rao. Ask the donor whose money it was.';
    const choice = dialog.getByRole('radiogroup', { name: question });
    const answers = within(choice).getAllByRole<HTMLInputElement>('radio');
    expect(answers.map(({ checked }) => checked)).toEqual([false, false, false]);
    expect(
      dialog.getByText(/^The answer applies to every donation from this account in the name Ravi Rao/),
    ).toBeTruthy();
    expect(dialog.queryByRole('combobox')).toBeNull();
  });

  it.each([
    ['the donor’s own', /^Asha Rao’s own money/, true],
    ['nobody’s own', /company|collected|none/i, false],
  ])('keeps that it was %s money', async (_whose, label, isOwnMoney) => {
    const { user, sent, onClose, dialog } = await opened();
    await user.click(dialog.getByLabelText(label));
    await user.click(dialog.getByText('Save'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent('NoteGiftAidGift')).toEqual([
      { donationId: 7, version: 1, input: { isOwnMoney, benefit: '' } },
    ]);
    expect(sent('NameGiftAidDonor')).toEqual([]);
    expect(await screen.findByText('Saved.')).toBeTruthy();
  });

  it('leaves what the donor got for it as it was noted', async () => {
    const { user, sent, dialog } = await opened({}, { ...GIFT, benefitPence: 3000 });
    await user.click(dialog.getByLabelText(/^Asha Rao’s own money/));
    await user.click(dialog.getByText('Save'));
    await waitFor(() => expect(sent('NoteGiftAidGift')).toMatchObject([{ input: { benefit: '30.00' } }]));
  });

  it('keeps that it was another donor’s money, once one is chosen', async () => {
    const { user, sent, onClose, dialog } = await opened();
    await user.click(dialog.getByText('Save'));
    await answer(user, 'Choose whose money it was.');
    const [, other] = dialog.getAllByRole('radio');
    await user.click(other!);
    await user.click(dialog.getByText('Save'));
    await answer(user, 'Choose a donor from the list.');
    await user.type(dialog.getByRole('combobox'), 'Ravi{Enter}');
    await waitFor(() => expect(dialog.getByRole<HTMLInputElement>('combobox').value).toBe('Ravi K. Rao'));
    await user.click(dialog.getByText('Save'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent('NameGiftAidDonor')).toEqual([{ donationId: 7, donorId: 12, version: 1 }]);
    expect(sent('NoteGiftAidGift')).toEqual([]);
  });

  it('does not save the donor over whose name another was typed', async () => {
    const { user, sent, dialog } = await opened();
    await user.click(dialog.getAllByRole('radio')[1]!);
    const box = dialog.getByRole<HTMLInputElement>('combobox');
    await user.type(box, 'Ravi{Enter}');
    await waitFor(() => expect(box.value).toBe('Ravi K. Rao'));
    await user.type(box, ' Junior');
    await user.click(dialog.getByText('Save'));
    await answer(user, 'Choose a donor from the list.');
    expect(sent('NameGiftAidDonor')).toEqual([]);
  });

  it('says why the server refuses, and keeps the answer', async () => {
    const { user, onClose, dialog } = await opened({
      NoteGiftAidGift: () => {
        throw refusal({ code: 'CONFLICT', messageKey: 'changedByAnother' });
      },
    });
    const own = dialog.getByLabelText<HTMLInputElement>(/^Asha Rao’s own money/);
    await user.click(own);
    await user.click(dialog.getByText('Save'));
    await answer(user, /another person/i);
    expect(onClose).not.toHaveBeenCalled();
    expect(own.checked).toBe(true);
  });

  it('closes by Escape, and asks first once something was answered', async () => {
    const { user, onClose, dialog } = await opened();
    await user.click(dialog.getByLabelText(/^Asha Rao’s own money/));
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog');
    expect(onClose).not.toHaveBeenCalled();
    await user.click(within(question).getAllByRole('button').at(-1)!);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('closes by Escape at once while nothing was answered', async () => {
    const { user, sent, onClose } = await opened();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect([sent('NoteGiftAidGift'), sent('NameGiftAidDonor')]).toEqual([[], []]);
  });
});
