import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hasUnsavedChanges } from '../../../components/form/use-unsaved-warning.ts';
import { DoneNoticeProvider } from '../../../components/office/done-notice.tsx';
import { answering } from '../../../testing/answers.ts';
import { showScreen } from '../../../testing/screen.tsx';
import type { GiftAidGiftFieldsFragment } from './gift-aid-claims.generated.ts';
import { NameDonorDialog } from './name-donor-dialog.tsx';

const GIFT = {
  __typename: 'GiftAidGift',
  ...{ id: 7, reference: 'SMJ-AAAA-0007', receivedOn: '2026-05-10', pence: 5000, subTypeId: 6 },
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
