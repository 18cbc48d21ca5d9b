import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { hasUnsavedChanges } from '../../../components/form/use-unsaved-warning.ts';
import { DoneNoticeProvider } from '../../../components/office/done-notice.tsx';
import { answering, held, refusal } from '../../../testing/answers.ts';
import { answer, showScreen } from '../../../testing/screen.tsx';
import { ChooseDialog } from './choose-dialog.tsx';
import { type Line, useLineActs } from './use-line-acts.ts';

const donation = (id: number, donorName: string) => ({
  __typename: 'BankDonation',
  id,
  reference: `SMJ-0000-000${id}`,
  typeName: 'Navratri',
  textLanguages: { __typename: 'BankDonationTextLanguages', typeName: 'en' },
  donorName,
  amountPence: 5000,
  status: 'PENDING',
});
const candidate = (id: number, donorName: string) => ({
  __typename: 'BankCandidate',
  pence: 5000,
  openPence: 5000,
  donation: donation(id, donorName),
});

const OWED = {
  ...{ __typename: 'Charge', id: 4, kind: 'PLACES', hireId: null, reference: 'SMJ-0000-0004' },
  ...{ payerName: 'Chetan Lad', pence: 1200, openPence: 1200, returnablePence: 0 },
};

/** A payout of £97.10. */
const LINE = {
  __typename: 'BankLine',
  id: 7,
  version: 3,
  day: '2026-11-14',
  description: 'GIVING PLATFORM PAYOUT 8841',
  amountPence: 9710,
  allocatedPence: 0,
  feePence: 0,
  state: 'TO_DECIDE',
  isExcluded: false,
  excludedNote: '',
  suggestion: {
    __typename: 'BankSuggestion',
    reason: 'SEVERAL',
    isCertain: false,
    letters: 0,
    newDonation: null,
    candidates: [candidate(1, 'Asha Rao'), candidate(2, 'Bina Shah')],
    charges: [{ __typename: 'BankChargeSuggestion', charge: OWED }],
  },
  returned: null,
  claim: null,
  suggestedClaim: null,
  payments: [],
  chargePayments: [],
} as unknown as Line;

function Dialog({ onClose }: { onClose: () => void }) {
  return <ChooseDialog line={LINE} acts={useLineActs()} onClose={onClose} />;
}

/**
 * @param pay what the server says to it
 * @param found and to a search for donors
 */
async function opened(
  pay: () => unknown = () => ({ payByBankLine: { ...LINE, version: 4, allocatedPence: 9710 } }),
  found: () => unknown = () => ({ foundDonors: [] }),
) {
  const { client, sent } = answering({
    PayByBankLine: pay,
    FoundDonors: found,
    DonationLedger: () => ({
      donations: { __typename: 'DonationPage', items: [], totalCount: 0, payableCount: 0, sums: null },
    }),
    Charges: () => ({ charges: { __typename: 'ChargePage', items: [], totalCount: 0 } }),
    ManagedDonationTypes: () => ({
      allDonationTypes: [
        {
          __typename: 'ManagedDonationType',
          id: 6,
          version: 1,
          language: 'en',
          name: 'Navratri',
          translations: [],
          textLanguages: { __typename: 'ManagedDonationTypeTextLanguages', name: 'en' },
          column: 'FESTIVAL',
          feePence: null,
          isActive: true,
          isOpenToVisitors: true,
          countsForGiftAid: true,
          membershipPeriod: 'NONE',
          membershipStartsOn: null,
        },
      ],
    }),
  });
  const onClose = vi.fn();
  const { user } = await showScreen(
    <DoneNoticeProvider>
      <Dialog onClose={onClose} />
    </DoneNoticeProvider>,
    '/',
    client,
  );
  const dialog = within(screen.getByRole('dialog'));
  return { user, sent: () => sent('PayByBankLine'), onClose, dialog };
}

const sums = /^Donations/;

describe('ChooseDialog', () => {
  it('pays one promise as much as fits, with nothing said of fees', async () => {
    const { user, sent, onClose, dialog } = await opened();
    expect(dialog.queryByText(sums)).toBeNull();
    expect(dialog.queryByLabelText(/^Fee/)).toBeNull();
    await user.click(dialog.getByLabelText(/Asha Rao/));
    await user.click(dialog.getByText('Save'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const seen = { id: 7, version: 3, language: 'en' };
    expect(sent()).toEqual([{ ...seen, payments: [{ donationId: 1, pence: 5000 }], feePence: 0 }]);
  });

  it('another promise begins with as much as is open of it, whatever was typed for the one before', async () => {
    const { user, dialog } = await opened();
    await user.click(dialog.getByLabelText(/Asha Rao/));
    const amount = () => dialog.getByLabelText<HTMLInputElement>(/^Amount to allocate/);
    await user.clear(amount());
    await user.type(amount(), '30');
    await user.click(dialog.getByLabelText(/Bina Shah/));
    expect(amount().value).toBe('50.00');
  });

  it('what was chosen stays in sight under another search, and when something else was looked at', async () => {
    const { user, sent, onClose, dialog } = await opened();
    await user.click(dialog.getByLabelText(/Bina Shah/));
    await user.type(dialog.getByRole('searchbox'), 'Mehul{Enter}');
    await dialog.findByText('No unpaid donations match.');
    expect(dialog.queryByLabelText(/Asha Rao/)).toBeNull();
    expect(dialog.getByLabelText<HTMLInputElement>(/Bina Shah/).checked).toBe(true);
    await user.click(dialog.getByLabelText('A new donation'));
    await user.click(dialog.getByLabelText('A promised donation'));
    expect(dialog.getByLabelText<HTMLInputElement>(/Bina Shah/).checked).toBe(true);
    await user.click(dialog.getByText('Save'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()[0].payments).toEqual([{ donationId: 2, pence: 5000 }]);
  });

  it('what is owed and was chosen stays in sight under another search', async () => {
    const { user, dialog } = await opened();
    await user.click(dialog.getByLabelText('Hall hire or places'));
    await user.click(dialog.getByLabelText(/Chetan Lad/));
    await user.type(dialog.getByRole('searchbox'), 'Mehul{Enter}');
    await dialog.findByText('Nothing unpaid matches.');
    expect(dialog.getByLabelText<HTMLInputElement>(/Chetan Lad/).checked).toBe(true);
  });

  it('the next new donation is for the same fund, of nobody yet', async () => {
    const { user, dialog } = await opened();
    await user.click(dialog.getByLabelText('A new donation'));
    const fund = () => dialog.findByRole<HTMLSelectElement>('combobox', { name: 'Donation type' });
    await user.type(dialog.getByLabelText('Donor’s name'), 'Chandra Mehta');
    await user.selectOptions(await fund(), '6');
    await user.clear(dialog.getByLabelText(/^Amount given/));
    await user.type(dialog.getByLabelText(/^Amount given/), '50');
    await user.click(dialog.getByText('Add another donation'));
    await dialog.findByText('Donations £50.00. £47.10 left.');
    expect((await fund()).value).toBe('6');
    expect(dialog.getByLabelText<HTMLInputElement>('Donor’s name').value).toBe('');
  });

  it('pays several donations less a fee, and says below what is left meanwhile', async () => {
    const { user, sent, onClose, dialog } = await opened();
    await user.click(dialog.getByLabelText(/Asha Rao/));
    await user.click(dialog.getByText('Add another donation'));
    expect(await dialog.findByText('Donations £50.00. £47.10 left.')).toBeTruthy();
    // Each is offered once, and money of several donations cannot be excluded as a whole.
    expect(dialog.queryByLabelText(/Asha Rao/)).toBeNull();
    expect(dialog.queryByLabelText('Not a donation')).toBeNull();
    await user.click(dialog.getByText('A fee was deducted'));
    await user.type(dialog.getByLabelText(/^Fee deducted/), '2.90');
    await user.click(dialog.getByLabelText('A new donation'));
    // As much as is left, with the fee.
    expect(dialog.getByLabelText<HTMLInputElement>(/^Amount given/).value).toBe('50.00');
    await user.type(dialog.getByLabelText('Donor’s name'), 'Chandra Mehta');
    await user.selectOptions(await dialog.findByRole('combobox', { name: 'Donation type' }), '6');
    expect(await dialog.findByText('Donations £100.00 less fee £2.90. £0.00 left.')).toBeTruthy();
    await user.click(dialog.getByText('Save'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()[0]).toMatchObject({
      feePence: 290,
      payments: [
        { donationId: 1, pence: 5000 },
        { newDonation: { donorId: null, donorName: 'Chandra Mehta', subTypeId: 6, email: '' }, pence: 5000 },
      ],
    });
    expect(await screen.findByText('£100.00 is allocated to 2 donations.')).toBeTruthy();
  });

  it('says what is too much, takes a donation out again, and saves what was added alone', async () => {
    const { user, sent, onClose, dialog } = await opened();
    for (const name of [/Asha Rao/, /Bina Shah/]) {
      await user.click(dialog.getByLabelText(name));
      const amount = dialog.getByLabelText(/^Amount to allocate/);
      await user.clear(amount);
      await user.type(amount, '50');
      await user.click(dialog.getByText('Add another donation'));
    }
    expect(await dialog.findByText('Donations £100.00. That is £2.90 too much.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: /^Remove.*Asha Rao/ }));
    expect(await dialog.findByText('Donations £50.00. £47.10 left.')).toBeTruthy();
    await user.click(dialog.getByText('Save'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()[0].payments).toEqual([{ donationId: 2, pence: 5000 }]);
  });

  it('says what is missing, and why the server refuses; nothing of it is lost', async () => {
    const { user, sent, onClose, dialog } = await opened(() => {
      throw refusal({ code: 'CONFLICT', messageKey: 'bankFeeUnbalanced' });
    });
    await user.click(dialog.getByText('Save'));
    await answer(user, 'Choose a donation.');
    await user.click(dialog.getByLabelText(/Asha Rao/));
    await user.click(dialog.getByText('A fee was deducted'));
    await user.type(dialog.getByLabelText(/^Fee deducted/), '2,90');
    await user.click(dialog.getByText('Save'));
    await answer(user, 'Enter the fee as an amount, or leave it blank.');
    expect(sent()).toEqual([]);
    await user.clear(dialog.getByLabelText(/^Fee deducted/));
    await user.type(dialog.getByLabelText(/^Fee deducted/), '3');
    await user.click(dialog.getByText('Save'));
    await answer(user, /^The donations less the fee must equal what is left of this line\./);
    expect(onClose).not.toHaveBeenCalled();
    expect(dialog.getByLabelText<HTMLInputElement>(/^Fee deducted/).value).toBe('3');
  });

  it('takes no donation without a name or a fund, and leaves none out that was begun', async () => {
    const { user, sent, onClose, dialog } = await opened();
    await user.click(dialog.getByLabelText('A new donation'));
    await user.click(dialog.getByText('Add another donation'));
    await answer(user, 'Enter name');
    await user.type(dialog.getByLabelText('Donor’s name'), 'Dina');
    await user.click(dialog.getByText('Add another donation'));
    await answer(user, 'Select donation type.');
    await user.selectOptions(await dialog.findByRole('combobox', { name: 'Donation type' }), '6');
    await user.clear(dialog.getByLabelText(/^Amount given/));
    await user.paste('50');
    await user.click(dialog.getByText('Add another donation'));
    await dialog.findByText('Donations £50.00. £47.10 left.');
    await user.clear(dialog.getByLabelText(/^Amount given/));
    await user.paste('47.10');
    await user.click(dialog.getByText('Save'));
    await answer(user, 'Enter name');
    expect(sent()).toEqual([]);
    await user.clear(dialog.getByLabelText(/^Amount given/));
    await user.type(dialog.getByLabelText(/^Email/), 'a@b.uk');
    await user.click(dialog.getByText('Save'));
    await answer(user, 'Enter name');
    await user.clear(dialog.getByLabelText(/^Email/));
    await user.click(dialog.getByText('Save'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()[0].payments).toHaveLength(1);
  });

  it('enters a donation once, however often it is pressed while its donor is sought', async () => {
    const late = held();
    const { user, sent, onClose, dialog } = await opened(undefined, late.answer);
    await user.click(dialog.getByLabelText('A new donation'));
    await user.selectOptions(await dialog.findByRole('combobox', { name: 'Donation type' }), '6');
    await user.clear(dialog.getByLabelText(/^Amount given/));
    await user.type(dialog.getByLabelText(/^Amount given/), '50');
    await user.type(dialog.getByLabelText('Donor’s name'), 'Chandra Mehta');
    await user.dblClick(dialog.getByText('Add another donation'));
    late.give({ foundDonors: [] });
    expect(await dialog.findByText('Donations £50.00. £47.10 left.')).toBeTruthy();
    expect(dialog.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
    await user.click(dialog.getByText('Save'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()[0].payments).toHaveLength(1);
  });

  it.each([
    ['a name', 'Donor’s name', 'Chandra'],
    ['an amount', /^Amount given/, '1'],
  ])('counts %s that is still being typed as something that would be lost', async (_what, label, typed) => {
    const { user, dialog } = await opened();
    await user.click(dialog.getByLabelText('A new donation'));
    expect(hasUnsavedChanges()).toBe(false);
    await user.type(dialog.getByLabelText(label), typed);
    expect(hasUnsavedChanges()).toBe(true);
  });
});
