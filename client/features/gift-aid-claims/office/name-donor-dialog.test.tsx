import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { hasUnsavedChanges } from '../../../components/form/use-unsaved-warning.ts';
import { DoneNoticeProvider } from '../../../components/office/done-notice.tsx';
import { answering, held, settled } from '../../../testing/answers.ts';
import { answer, showScreen } from '../../../testing/screen.tsx';
import type { GiftAidGiftFieldsFragment } from './gift-aid-claims.generated.ts';
import { NameDonorDialog } from './name-donor-dialog.tsx';

const GIFT = {
  __typename: 'GiftAidGift',
  ...{ id: 7, version: 1, reference: 'SMJ-AAAA-0007', receivedOn: '2026-05-10', pence: 5000, subTypeId: 6 },
  ...{ donorId: null, donorName: '', giverName: '', accountName: null },
  ...{ typeName: 'Navratri', language: 'en', textLanguages: { typeName: 'en' } },
  ...{ isOwnMoney: true, benefitPence: 0, reason: 'NO_DONOR', claimableUntil: '2030-12-31' },
} as GiftAidGiftFieldsFragment;

it('NameDonorDialog counts a name that is still being typed as something that would be lost', async () => {
  const { user } = await showScreen(
    <DoneNoticeProvider>
      <NameDonorDialog gift={GIFT} onClose={() => undefined} />
    </DoneNoticeProvider>,
    '/',
    answering({ FoundDonors: () => ({ foundDonors: [] }) }).client,
  );
  expect(hasUnsavedChanges()).toBe(false);
  await user.type(screen.getByRole('combobox'), 'Ravi');
  expect(hasUnsavedChanges()).toBe(true);
  await user.clear(screen.getByRole('combobox'));
  expect(hasUnsavedChanges()).toBe(false);
});

const found = (id: number, name: string) => ({
  foundDonors: [{ __typename: 'FoundDonor', id, name, postcode: '', address: '', email: '' }],
});

/** The dialog with Patel chosen, whose name is then deleted to type another. */
async function withPatelTypedOver() {
  const server = answering({
    FoundDonors: () => found(1, 'Patel'),
    NameGiftAidDonor: () => ({ nameGiftAidDonor: true }),
  });
  const onClose = vi.fn();
  const { user } = await showScreen(
    <DoneNoticeProvider>
      <NameDonorDialog gift={GIFT} onClose={onClose} />
    </DoneNoticeProvider>,
    '/',
    server.client,
  );
  const box = screen.getByRole<HTMLInputElement>('combobox');
  await user.type(box, 'Patel{Enter}');
  await waitFor(() => expect(screen.queryByText('Patel')).toBeNull());
  await settled();
  await user.clear(box);
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...server, user, box, save, onClose };
}

it('NameDonorDialog does not save the donor over whose name another was typed, but asks to choose', async () => {
  const { answers, user, box, save, sent } = await withPatelTypedOver();
  answers.FoundDonors = () => found(2, 'Mehul Shah');
  await user.type(box, 'Shah');
  await save();
  await answer(user, 'Choose a donor from the list.');
  expect(sent('NameGiftAidDonor')).toEqual([]);
  expect(box.value).toBe('Shah');
});

it('NameDonorDialog saves who is called just what was typed, also when Save is pressed before that is known', async () => {
  const { answers, user, box, save, sent, onClose } = await withPatelTypedOver();
  const late = held();
  answers.FoundDonors = late.answer;
  await user.type(box, 'mehul shah');
  await save();
  late.give(found(2, 'Mehul Shah'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent('NameGiftAidDonor')).toEqual([{ donationId: 7, donorId: 2, version: 1 }]);
});
