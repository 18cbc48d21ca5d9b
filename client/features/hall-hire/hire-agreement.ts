import type { HireFields } from '../../../rules/hall-hire.ts';
import { poundsText } from '../../../rules/money.ts';
import { wallClock } from '../../../rules/zoned-time.ts';
import type { HireFieldsFragment } from './hire-fields.generated.ts';

export const EMPTY_AGREEMENT: HireFields = {
  name: '',
  address: '',
  postcode: '',
  telephone: '',
  mobile: '',
  email: '',
  purpose: '',
  guests: '',
  date: '',
  day: '',
  from: '',
  to: '',
  hours: '',
  deposit: '',
  charges: '',
  outstanding: '',
  paidBy: '',
  agreedOn: '',
};

const pounds = (pence: number | null) => (pence === null ? '' : poundsText(pence));

/** The form values of a stored hire, with times by the clock of the site time. */
export function agreementOf(hire: HireFieldsFragment): HireFields {
  const { name, address, postcode, telephone, mobile, email, purpose, day, hours } = hire;
  const begin = wallClock(hire.startsAt);
  return {
    ...{ name, address, postcode, telephone, mobile, email, purpose, day, hours },
    guests: hire.guests === null ? '' : String(hire.guests),
    date: begin.date,
    from: begin.time,
    to: wallClock(hire.endsAt).time,
    deposit: pounds(hire.depositPence),
    charges: pounds(hire.chargesPence),
    outstanding: pounds(hire.outstandingPence),
    paidBy: hire.paidBy ?? '',
    agreedOn: hire.agreedOn ?? '',
    letterLanguage: hire.letterLanguage,
    roomIds: [...hire.roomIds],
  };
}

/** Keys of `hallHire.terms`, in their order. */
export const HALL_TERMS = ['leaving', 'music', 'charges', 'payment'] as const;
