import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GiftAidReason } from '../../../../rules/gift-aid-claims.ts';
import { answering, CONFLICT, refusal, settled } from '../../../testing/answers.ts';
import { ASKED_ANSWER, Asked } from '../../../testing/asked.tsx';
import { showScreen } from '../../../testing/screen.tsx';
import { donorAddress } from '../../ledger/office/donors/donor-address.ts';
import { type GiftAidGiftFieldsFragment, useGiftAidGiftsQuery } from './gift-aid-claims.generated.ts';
import { MendGift } from './mend-gift.tsx';

const GIFT = {
  __typename: 'GiftAidGift',
  ...{ id: 7, subTypeId: 6, donorId: null, accountName: null, reason: 'NOT_COUNTED' },
} as Partial<GiftAidGiftFieldsFragment> as GiftAidGiftFieldsFragment;

const LISTED = {
  ...GIFT,
  ...{
    reference: 'SMJ-AAAA-0007',
    receivedOn: '2026-05-10',
    donorName: 'Asha',
    donorId: 3,
    giverName: 'Asha',
  },
  ...{ language: 'en', typeName: 'Navratri', textLanguages: { typeName: 'en' }, pence: 5000 },
  ...{ isOwnMoney: true, benefitPence: 0, reason: null, claimableUntil: '2030-12-31' },
};

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

it('[DATA-5] a note on what somebody else has said since is asked about, and stays typed until then', async () => {
  const { client, sent } = answering({
    ...ASKED_ANSWER,
    GiftAidGifts: () => ({
      giftAidGifts: { __typename: 'GiftAidGiftPage', items: [{ ...LISTED, version: 3 }], totalCount: 1 },
    }),
    GiftAidGiftNow: () => ({
      giftAidGift: { ...LISTED, version: 4, isOwnMoney: false, reason: 'NOT_OWN_MONEY' },
    }),
    NoteGiftAidGift: ({ version }) => {
      if (version === 3) throw refusal(CONFLICT);
      return { noteGiftAidGift: true };
    },
  });
  function Row() {
    const { data } = useGiftAidGiftsQuery({ variables: { page: 1, pageSize: 10 } });
    return data?.giftAidGifts.items.map((gift) => <MendGift key={gift.id} gift={gift} />);
  }
  const { user } = await showScreen([<Asked key="asked" />, <Row key="row" />], '/', client);
  await user.click(await screen.findByRole('button', { name: 'Own money, benefit' }));
  await user.type(await screen.findByLabelText(/^Value/), '5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Keep what I typed' }));
  await settled();
  // The list would take the gift away, and with it what was typed.
  expect([sent('Asked'), sent('GiftAidGifts')]).toEqual([[expect.anything()], [expect.anything()]]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const input = { isOwnMoney: true, benefit: '5' };
  expect(sent('NoteGiftAidGift')).toEqual([3, 4].map((version) => ({ donationId: 7, version, input })));
});
