import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { StoredPictureField } from '../../components/office/stored-picture-field.tsx';
import { ClaimFieldset } from '../../features/bank/office/claim-fieldset.tsx';
import { HireMoney } from '../../features/charges/office/hire-money.tsx';
import { MembershipsPage } from '../../features/expected/office/memberships/memberships-page.tsx';
import { GiftAidOffer } from '../../features/gift-aid/gift-aid-offer.tsx';
import { FreeTimes } from '../../features/hall-hire/free-times.tsx';
import { EditBookingDialog } from '../../features/hall-hire/office/calendar/booking-dialog.tsx';
import { DatesCheck } from '../../features/hall-hire/office/calendar/dates-check.tsx';
import { SlotCheck } from '../../features/hall-hire/office/calendar/slot-check.tsx';
import { SmallClaimDialog } from '../../features/small-donations/office/small-claim-dialog.tsx';
import { SmallWithClaim } from '../../features/small-donations/office/small-with-claim.tsx';
import { answering, refusal, settled } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';

const ROOMS = new Map([[1, 'Main hall']]);
const TIMES = { from: '10:00', to: '12:00', roomIds: [1] };
const WEEKLY = { every: 'WEEK', interval: 1, weekdays: [], until: '2099-02-28', leftOut: [] };
const YEAR = { taxYear: 2098, lastDay: '2099-04-05', claimablePence: 800000, claimedPence: 0 } as never;

const nothing = () => undefined;

function Form({ values, children }: { values: object; children: ReactNode }) {
  return <FormProvider {...useForm({ defaultValues: values })}>{children}</FormProvider>;
}

/** What asks something beside the page's own list or form. */
const ASKING: readonly [what: string, part: () => ReactNode, asks: string][] = [
  ['what a booking owes', () => <HireMoney hireId={4} />, 'Charges'],
  [
    'a booking that is to be changed',
    () => <EditBookingDialog id={4} rooms={ROOMS} onClose={nothing} />,
    'RoomBooking',
  ],
  [
    'what is in the way of a time',
    () => (
      <Form values={{ date: '2099-01-16', ...TIMES }}>
        <SlotCheck rooms={ROOMS} onChoose={nothing} />
      </Form>
    ),
    'SlotClashes',
  ],
  [
    'what is in the way of a series',
    () => (
      <Form values={{ firstDay: '2099-01-16', ...TIMES, series: WEEKLY }}>
        <DatesCheck rooms={ROOMS} />
      </Form>
    ),
    'SeriesClashes',
  ],
  [
    'the claims that wait for money',
    () => <ClaimFieldset chosen={undefined} onChoose={nothing} />,
    'GiftAidClaims',
  ],
  ['small donations of a claim', () => <SmallWithClaim id={3} />, 'SmallClaims'],
  [
    'the claims that small donations go with',
    () => <SmallClaimDialog year={YEAR} onClose={nothing} />,
    'ClaimsToSendWith',
  ],
  ['reminders of memberships', () => <MembershipsPage />, 'MembershipReminders'],
  [
    'times that are free instead',
    () => <FreeTimes rooms={[]} wish={{ date: '2099-01-16', ...TIMES }} take={nothing} />,
    'FreeTimes',
  ],
  [
    'the question of Gift Aid',
    () => (
      <Form values={{ subTypeId: 1, amount: '5', donorName: '' }}>
        <GiftAidOffer />
      </Form>
    ),
    'GiftAidOffer',
  ],
];

it.each(ASKING)('that %s cannot be loaded is said, and can be tried again', async (_what, part, asks) => {
  const { client, sent } = answering({});
  const { user } = await showScreen(part(), '/', client);
  await waitFor(() => expect(sent(asks)).toHaveLength(1));
  // The first one stands above a list that has not come either.
  const [again] = await screen.findAllByRole('button', { name: 'Try again' });
  await user.click(again!);
  await settled();
  expect(sent(asks)).toHaveLength(2);
});

it('that another picture was first is said, and the file that was not stored is not shown as if it were', async () => {
  const { user } = await showScreen(
    <StoredPictureField
      label="Logo"
      hint=""
      stored={undefined}
      save={async () => {
        throw refusal({ code: 'CONFLICT', messageKey: 'changedByAnother' });
      }}
    />,
    '/',
    answering({}).client,
  );
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  await user.upload(input, new File(['picture'], 'lamp.png', { type: 'image/png' }));
  await answer(user, /^Another person/);
  await waitFor(() => expect(screen.queryByText('lamp.png')).toBeNull());
});
