import { londonWall } from '../../../rules/london-time.ts';
import { poundsWithSign } from '../../../rules/money.ts';
import type { Mail } from '../../messaging/outgoing.ts';
import type { HallHire } from './hall-hire.entity.ts';
import type { HireColumns } from './hire-values.ts';

type Times = Pick<HallHire, 'startsAt' | 'endsAt'>;
type Letter = Pick<Mail, 'subject' | 'text'>;

/** `Saturday, 6 March 2027, 18:00–22:30`, as the clock in the hall shows it. */
function when({ startsAt, endsAt }: Times, language: 'en-GB' | 'gu'): string {
  const day = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/London',
  }).format(startsAt);
  return `${day}, ${londonWall(startsAt).time}–${londonWall(endsAt).time}`;
}

const pounds = (pence: number | null) => (pence === null ? '-' : poundsWithSign(pence));

/** English first, then Gujarati. */
function both(subject: string, english: string[], gujarati: string[]): Letter {
  return { subject, text: `${english.join('\n\n')}\n\n----\n\n${gujarati.join('\n\n')}\n` };
}

/** To the office: somebody has asked for the hall. */
export function requestLetter(hire: HireColumns): Letter {
  const lines = [
    ['When', when(hire, 'en-GB')],
    ['Name', hire.name],
    ['Telephone', hire.telephone],
    ['Mobile', hire.mobile],
    ['E-mail', hire.email],
    ['Address', `${hire.address} ${hire.postcode}`.trim()],
    ['Purpose', hire.purpose],
    ['Guests', String(hire.guests ?? '-')],
    ['Advance deposit', pounds(hire.depositPence)],
  ].map(([label, value]) => `${label}: ${value || '-'}`);
  const text = `Somebody has asked to hire the hall.\n\n${lines.join('\n')}\n\nAccept or decline it in the hall calendar of the website.\n`;
  return { subject: `Hall hire request: ${when(hire, 'en-GB')}`, text };
}

/** To whoever asked. It repeats nothing that was typed but the time: anybody can enter anybody's address. */
export function confirmationLetter(hire: Times): Letter {
  return both(
    'Your hall hire request / હૉલ ભાડે લેવાની તમારી વિનંતી',
    [
      'Jai Shri Krishna,',
      `We have received your request to hire our hall on ${when(hire, 'en-GB')}. The hall is not booked yet. We will look at it and contact you.`,
      'If you have not asked for this, you can ignore this letter.',
    ],
    [
      'જય શ્રી કૃષ્ણ,',
      `${when(hire, 'gu')} માટે અમારો હૉલ ભાડે લેવાની તમારી વિનંતી અમને મળી છે. હૉલ હજી બુક થયો નથી. અમે તે જોઈને તમારો સંપર્ક કરીશું.`,
      'તમે આ વિનંતી ન કરી હોય તો આ પત્ર પર ધ્યાન ન આપશો.',
    ],
  );
}

/** To the hirer: the hall is theirs. */
export function acceptanceLetter(hire: Times): Letter {
  return both(
    'Your hall hire is accepted / હૉલનું તમારું બુકિંગ મંજૂર થયું છે',
    [
      'Jai Shri Krishna,',
      `Good news: the hall is kept for you on ${when(hire, 'en-GB')}.`,
      'Please come to the office to sign the letting agreement and to pay the deposit.',
    ],
    [
      'જય શ્રી કૃષ્ણ,',
      `ખુશખબર: ${when(hire, 'gu')} માટે હૉલ તમારા માટે રાખ્યો છે.`,
      'કરાર પર સહી કરવા અને ડિપોઝિટ ભરવા ઑફિસે આવશો.',
    ],
  );
}

/** To the hirer: not this time, and why. */
export function declineLetter(hire: Times, reason: string): Letter {
  return both(
    'Your hall hire request / હૉલ ભાડે લેવાની તમારી વિનંતી',
    [
      'Jai Shri Krishna,',
      `We are sorry that we cannot let the hall to you on ${when(hire, 'en-GB')}.`,
      `The reason: ${reason}`,
      'You are welcome to ask for another day.',
    ],
    [
      'જય શ્રી કૃષ્ણ,',
      `માફ કરશો, ${when(hire, 'gu')} માટે અમે તમને હૉલ આપી શકતા નથી.`,
      `કારણ: ${reason}`,
      'બીજા કોઈ દિવસ માટે તમે ફરી પૂછી શકો છો.',
    ],
  );
}

/** To the hirer: a booking is off, and why. */
export function cancellationLetter(hire: Times, reason: string): Letter {
  return both(
    'Your hall hire is cancelled / હૉલનું તમારું બુકિંગ રદ થયું છે',
    [
      'Jai Shri Krishna,',
      `Your booking of the hall on ${when(hire, 'en-GB')} has been cancelled.`,
      `The reason: ${reason}`,
      'If you have questions, please answer this letter.',
    ],
    [
      'જય શ્રી કૃષ્ણ,',
      `${when(hire, 'gu')} માટે હૉલનું તમારું બુકિંગ રદ થયું છે.`,
      `કારણ: ${reason}`,
      'કંઈ પૂછવું હોય તો આ પત્રનો જવાબ આપશો.',
    ],
  );
}
