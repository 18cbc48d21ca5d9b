import { HireOrigin, HireStatus } from '../../../rules/hire-states.ts';
import type { HireFieldsFragment } from './hire-fields.generated.ts';

/** A booking of the office. */
export const HIRE: HireFieldsFragment = {
  id: 5,
  version: 1,
  status: HireStatus.ACCEPTED,
  origin: HireOrigin.OFFICE,
  name: 'Asha',
  address: '',
  postcode: '',
  telephone: '07700900123',
  mobile: '',
  email: '',
  purpose: 'Wedding',
  guests: null,
  day: 'Monday',
  hours: '4.5',
  startsAt: '2099-06-01T09:00:00.000Z',
  endsAt: '2099-06-01T13:30:00.000Z',
  roomIds: [1],
  depositPence: null,
  chargesPence: null,
  outstandingPence: null,
  paidBy: null,
  agreedOn: null,
  letterLanguage: 'en',
  wish: null,
  declineReason: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  decidedAt: null,
};
