import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GiftAidReason } from '../../../../rules/gift-aid-claims.ts';
import { answering, CONFLICT, refusal, settled } from '../../../testing/answers.ts';
import { ASKED_ANSWER, Asked } from '../../../testing/asked.tsx';
import { showScreen } from '../../../testing/screen.tsx';
import { donorAddress } from '../../ledger/office/donors/donor-address.ts';
import type { GiftAidGiftFieldsFragment } from './gift-aid-claims.generated.ts';
import { MendGift } from './mend-gift.tsx';

const GIFT = {
  __typename: 'GiftAidGift',
  ...{ id: 7, subTypeId: 6, donorId: null, accountName: null, reason: 'NOT_COUNTED' },
} as Partial<GiftAidGiftFieldsFragment> as GiftAidGiftFieldsFragment;

const TYPE = {
  __typename: 'ManagedDonationType',
  ...{ id: 6, version: 1, language: 'en', textLanguages: { name: 'en' }, translations: [] },
  ...{ name: 'Navratri', column: 'FESTIVAL', feePence: null, isActive: true, isOpenToVisitors: true },
  ...{ countsForGiftAid: false, membershipPeriod: 'NONE', membershipStartsOn: '01-01' },
};

it('[DATA-5] asks only for the types when somebody else changed one first: the gift may be in no list any more', async () => {
  const { client, sent } = answering({
    ...ASKED_ANSWER,
    ManagedDonationTypes: () => ({ allDonationTypes: [TYPE] }),
    SaveDonationType: () => {
      throw refusal(CONFLICT);
    },
  });
  const page = [<Asked key="asked" />, <MendGift key="gift" gift={GIFT} />];
  const { user } = await showScreen(page, '/', client);
  await user.click(screen.getByRole('button', { name: 'Edit the type' }));
  await user.type(await screen.findByLabelText(/^Name/), ' Puja');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('alert');
  await waitFor(() => expect(sent('ManagedDonationTypes')).toHaveLength(2));
  expect(sent('SaveDonationType')).toHaveLength(1);
  await settled();
  expect(sent('Asked')).toHaveLength(1);
});

it.each(Object.values(GiftAidReason))('%s is mended in one place, which its button names', async (reason) => {
  const { client } = answering({});
  await showScreen(<MendGift gift={{ ...GIFT, donorId: 3, reason }} />, '/', client);
  const pages = screen.queryAllByRole('link');
  expect(pages.map((page) => page.getAttribute('href'))).toEqual(
    ['NOT_COVERED', 'RECORD_MISSING', 'RECORD_WAITS'].includes(reason) ? [donorAddress(3)] : [],
  );
  expect(screen.queryAllByRole('button')).toHaveLength(1 - pages.length);
});
