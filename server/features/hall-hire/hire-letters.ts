import { hireReference } from '../../../rules/hire-reference.ts';
import { type Language, latinLocaleOf } from '../../../rules/languages.ts';
import { poundsWithSign } from '../../../rules/money.ts';
import { place } from '../../../rules/place.ts';
import { hoursText } from '../../../rules/time-texts.ts';
import type { Mail } from '../../messages/outgoing.ts';
import { safeMailNumber, safeMailText } from '../../messages/safe-mail-text.ts';
import type { HallHire } from './hall-hire.entity.ts';
import type { HireColumns } from './hire-values.ts';

type Times = Pick<HallHire, 'startsAt' | 'endsAt'>;
/** What every letter needs. */
type Hire = Times & Pick<HallHire, 'id'>;
type RequestedHire = HireColumns & Pick<HallHire, 'id'>;
type Letter = Pick<Mail, 'subject' | 'text'>;

/** `Saturday, 6 March 2027, 18:00–22:30`, by the clock of the site. */
function when({ startsAt, endsAt }: Times, language: Language): string {
  const day = new Intl.DateTimeFormat(latinLocaleOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: place.timeZone,
  }).format(startsAt);
  return `${day}, ${hoursText({ startsAt, endsAt }, language)}`;
}

const pounds = (pence: number | null) => (pence === null ? '-' : poundsWithSign(pence));

/** The labels of the requested details in the letter to the hirer. */
const REQUEST_LABELS = {
  english: {
    when: 'When',
    name: 'Name',
    address: 'Address',
    telephone: 'Telephone',
    mobile: 'Mobile',
    purpose: 'Purpose',
    guests: 'Guests',
    deposit: 'Advance deposit',
  },
  gujarati: {
    when: 'ક્યારે',
    name: 'નામ',
    address: 'સરનામું',
    telephone: 'ટેલિફોન',
    mobile: 'મોબાઇલ',
    purpose: 'પ્રસંગ',
    guests: 'મહેમાનો',
    deposit: 'એડવાન્સ ડિપોઝિટ',
  },
} as const;

/** A letter in English, then in Gujarati, each with the reference of the hire. */
function bilingual(
  { id }: Pick<HallHire, 'id'>,
  subject: string,
  english: string[],
  gujarati: string[],
): Letter {
  const reference = hireReference(id);
  const inEnglish = [...english, `Reference: ${reference}`].join('\n\n');
  const inGujarati = [...gujarati, `સંદર્ભ નંબર: ${reference}`].join('\n\n');
  return { subject, text: `${inEnglish}\n\n----\n\n${inGujarati}\n` };
}

/** To the office: a new request. */
export function requestLetter(hire: RequestedHire): Letter {
  const lines = [
    ['Reference', hireReference(hire.id)],
    ['When', when(hire, 'en')],
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
  return { subject: `Hall hire request: ${when(hire, 'en')}`, text };
}

/**
 * To the hirer: confirms that the request was received. It repeats only harmless input, so that nobody can misuse it to
 * send a message of their own to somebody else's address.
 */
export function confirmationLetter(hire: RequestedHire): Letter {
  const facts = (labels: Record<keyof typeof REQUEST_LABELS.english, string>, language: Language) =>
    [
      [labels.when, when(hire, language)],
      [labels.name, safeMailText(hire.name)],
      [labels.address, safeMailText(`${hire.address} ${hire.postcode}`)],
      [labels.telephone, safeMailNumber(hire.telephone)],
      [labels.mobile, safeMailNumber(hire.mobile)],
      [labels.purpose, safeMailText(hire.purpose)],
      [labels.guests, hire.guests === null ? '' : String(hire.guests)],
      [labels.deposit, hire.depositPence === null ? '' : poundsWithSign(hire.depositPence)],
    ]
      .filter(([, value]) => value)
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n');
  return bilingual(
    hire,
    'Your hall hire request / હૉલ ભાડે લેવાની તમારી વિનંતી',
    [
      'Jai Shri Krishna,',
      `We have received your request to hire our hall on ${when(hire, 'en')}. The hall is not booked yet. We will look at it and contact you.`,
      `What you asked for:\n${facts(REQUEST_LABELS.english, 'en')}`,
      'If you have not asked for this, you can ignore this letter.',
    ],
    [
      'જય શ્રી કૃષ્ણ,',
      `${when(hire, 'gu')} માટે અમારો હૉલ ભાડે લેવાની તમારી વિનંતી અમને મળી છે. હૉલ હજી બુક થયો નથી. અમે તે જોઈને તમારો સંપર્ક કરીશું.`,
      `તમારી વિનંતીની વિગતો:\n${facts(REQUEST_LABELS.gujarati, 'gu')}`,
      'તમે આ વિનંતી ન કરી હોય તો આ પત્ર પર ધ્યાન ન આપશો.',
    ],
  );
}

/** To the hirer: the booking was moved. */
export function movedLetter(before: Times, after: Hire): Letter {
  return bilingual(
    after,
    'Your hall hire has been moved / હૉલનું તમારું બુકિંગ બદલાયું છે',
    [
      'Jai Shri Krishna,',
      'The day or the time of your booking of the hall has changed.',
      `Until now: ${when(before, 'en')}\nFrom now on: ${when(after, 'en')}`,
      'If this is not what you agreed with us, please answer this letter.',
    ],
    [
      'જય શ્રી કૃષ્ણ,',
      'હૉલના તમારા બુકિંગનો દિવસ કે સમય બદલાયો છે.',
      `પહેલાં: ${when(before, 'gu')}\nહવે: ${when(after, 'gu')}`,
      'આ ફેરફાર તમારી સાથે નક્કી થયા મુજબ ન હોય તો આ પત્રનો જવાબ આપશો.',
    ],
  );
}

/** To the hirer: the request was accepted. */
export function acceptanceLetter(hire: Hire): Letter {
  return bilingual(
    hire,
    'Your hall hire is accepted / હૉલનું તમારું બુકિંગ મંજૂર થયું છે',
    [
      'Jai Shri Krishna,',
      `Good news: the hall is kept for you on ${when(hire, 'en')}.`,
      'Please come to the office to sign the letting agreement and to pay the deposit.',
    ],
    [
      'જય શ્રી કૃષ્ણ,',
      `ખુશખબર: ${when(hire, 'gu')} માટે હૉલ તમારા માટે રાખ્યો છે.`,
      'કરાર પર સહી કરવા અને ડિપોઝિટ ભરવા ઑફિસે આવશો.',
    ],
  );
}

/** To the hirer: the request was declined, with the reason. */
export function declineLetter(hire: Hire, reason: string): Letter {
  return bilingual(
    hire,
    'Your hall hire request / હૉલ ભાડે લેવાની તમારી વિનંતી',
    [
      'Jai Shri Krishna,',
      `We are sorry that we cannot let the hall to you on ${when(hire, 'en')}.`,
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

/** To the hirer: the booking was cancelled, with the reason. */
export function cancellationLetter(hire: Hire, reason: string): Letter {
  return bilingual(
    hire,
    'Your hall hire is cancelled / હૉલનું તમારું બુકિંગ રદ થયું છે',
    [
      'Jai Shri Krishna,',
      `Your booking of the hall on ${when(hire, 'en')} has been cancelled.`,
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
