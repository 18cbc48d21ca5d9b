import { dateTimeFormat } from '../../../rules/formats.ts';
import { hireReference } from '../../../rules/hire-reference.ts';
import { type Language, latinLocaleOf } from '../../../rules/languages.ts';
import { poundsWithSign } from '../../../rules/money.ts';
import { place } from '../../../rules/place.ts';
import { hoursText } from '../../../rules/time-texts.ts';
import { type LetterSite, writeLetter } from '../../messages/letter.ts';
import { type LetterTexts, letterTexts } from '../../messages/letter-texts.ts';
import type { Mail } from '../../messages/outgoing.ts';
import { safeMailNumber, safeMailText } from '../../messages/safe-mail-text.ts';
import type { HallHire } from './hall-hire.entity.ts';
import { hasOtherTimes } from './hire-moves.ts';
import type { HireColumns } from './hire-values.ts';

type Times = Pick<HallHire, 'startsAt' | 'endsAt'>;
/** What every letter to the hirer needs. */
type Hire = Times &
  Pick<HallHire, 'id' | 'email' | 'letterLanguage'> & {
    /** The address of the hirer's page. */
    page?: string;
  };
type Site = LetterSite & { email: string };
type RequestedHire = HireColumns & Hire;
type HireTexts = LetterTexts['hireLetters'];
type Label = keyof HireTexts['labels'];

/** `Saturday, 6 March 2027, 18:00–22:30`, by the clock of the site. */
function when({ startsAt, endsAt }: Times, language: Language): string {
  const day = dateTimeFormat(latinLocaleOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: place.timeZone,
  }).format(startsAt);
  return `${day}, ${hoursText({ startsAt, endsAt }, language)}`;
}

const pounds = (pence: number | null) => (pence === null ? '' : poundsWithSign(pence));

/** Lines such as `Guests: 120`. */
function factsIn(language: Language, facts: [Label, string][]): string {
  const { labels } = letterTexts(language).hireLetters;
  return facts.map(([label, value]) => `${labels[label]}: ${value}`).join('\n');
}

/** To the office: a new request, in the language of the site; a reply goes to the hirer. */
export function requestLetter(hire: RequestedHire, site: Site): Mail {
  const letter = writeLetter(null, site, ({ hireLetters }, language) => {
    const { subject, asked, decide } = hireLetters.toOffice;
    const facts: [Label, string][] = [
      ['reference', hireReference(hire.id)],
      ['when', when(hire, language)],
      ['name', hire.name],
      ['telephone', hire.telephone],
      ['mobile', hire.mobile],
      ['email', hire.email],
      ['address', `${hire.address} ${hire.postcode}`.trim()],
      ['purpose', hire.purpose],
      ['guests', String(hire.guests ?? '')],
      ['deposit', pounds(hire.depositPence)],
    ];
    const shown = facts.map(([label, value]): [Label, string] => [label, value || '-']);
    const values = { when: when(hire, language), facts: factsIn(language, shown) };
    return { subject, paragraphs: [asked, '{{facts}}', decide], values };
  });
  return { to: site.email, replyTo: hire.email, ...letter };
}

/** A letter to the hirer in their language, with the reference of the hire and the association's name at its end. */
function toHirer(
  hire: Hire,
  site: Site,
  draft: (texts: HireTexts) => { subject: string; paragraphs: string[] },
  more: Record<string, string> = {},
): Mail {
  const letter = writeLetter(hire.letterLanguage, site, ({ letters, hireLetters }, language) => {
    const { subject, paragraphs } = draft(hireLetters);
    return {
      subject,
      paragraphs: [
        letters.hello,
        ...paragraphs,
        hire.page !== undefined && `${hireLetters.page}\n{{page}}`,
        hireLetters.reference,
        '{{association}}',
      ],
      values: {
        ...{ when: when(hire, language), reference: hireReference(hire.id), page: hire.page ?? '' },
        ...more,
      },
    };
  });
  return { to: hire.email, replyTo: site.email, ...letter };
}

/**
 * To the hirer: confirms that the request was received. It repeats only harmless input, so that nobody can misuse it to
 * send a message of their own to somebody else's address.
 */
export function confirmationLetter(hire: RequestedHire, site: Site): Mail {
  const facts: [Label, string][] = [
    ['when', when(hire, hire.letterLanguage)],
    ['name', safeMailText(hire.name)],
    ['address', safeMailText(`${hire.address} ${hire.postcode}`)],
    ['telephone', safeMailNumber(hire.telephone)],
    ['mobile', safeMailNumber(hire.mobile)],
    ['purpose', safeMailText(hire.purpose)],
    ['guests', String(hire.guests ?? '')],
    ['deposit', pounds(hire.depositPence)],
  ];
  const shown = facts.filter(([, value]) => value);
  const values = { facts: factsIn(hire.letterLanguage, shown) };
  const write = ({ received: { subject, received, details, notYou } }: HireTexts) => ({
    subject,
    paragraphs: [received, `${details}\n{{facts}}`, notYou],
  });
  return toHirer(hire, site, write, values);
}

/** To the hirer: the booking was moved. @param rooms their names, in the hirer's language */
export function movedLetter(
  before: Times,
  after: Hire,
  site: Site,
  rooms: { before: string; after: string },
): Mail {
  const write = ({ moved }: HireTexts) => ({
    subject: moved.subject,
    paragraphs: [
      moved.changed,
      hasOtherTimes(before, after) ? moved.times : '{{when}}',
      ...(rooms.before === rooms.after ? [] : [moved.rooms]),
      moved.notAgreed,
    ],
  });
  const values = {
    before: when(before, after.letterLanguage),
    roomsBefore: rooms.before,
    rooms: rooms.after,
  };
  return toHirer(after, site, write, values);
}

/** To the hirer: the request was accepted. */
export function acceptanceLetter(hire: Hire, site: Site): Mail {
  return toHirer(hire, site, ({ accepted: { subject, kept, nextSteps, nextOnPage } }) => ({
    subject,
    paragraphs: [kept, hire.page === undefined ? nextSteps : nextOnPage],
  }));
}

/** To the hirer: there is something else to pay than before. */
export function toPayLetter(hire: Hire, site: Site): Mail {
  return toHirer(hire, site, ({ toPay: { subject, text } }) => ({ subject, paragraphs: [text] }));
}

/** To the hirer: the request was declined, with the reason as the office wrote it. */
export function declineLetter(hire: Hire, site: Site, reason: string): Mail {
  const write = ({ declined: { subject, sorry, another }, reason: why }: HireTexts) => ({
    subject,
    paragraphs: [sorry, why, another],
  });
  return toHirer(hire, site, write, { reason });
}

/** To the hirer: the booking was cancelled, with the reason as the office wrote it. */
export function cancellationLetter(hire: Hire, site: Site, reason: string): Mail {
  const write = ({ cancelled: { subject, cancelled, questions }, reason: why }: HireTexts) => ({
    subject,
    paragraphs: [cancelled, why, questions],
  });
  return toHirer(hire, site, write, { reason });
}

/** To the hirer: they have withdrawn what was only asked for, which is no booking that they could have lost. */
export function withdrawnLetter(hire: Hire, site: Site): Mail {
  return toHirer(hire, site, ({ requestWithdrawn: { subject, withdrawn }, cancelled: { questions } }) => ({
    subject,
    paragraphs: [withdrawn, questions],
  }));
}

/** To the office, in the language of the site: what the hirer has done by the private link; a reply goes to the hirer. */
export function hirerLetter(
  hire: Hire & Pick<HallHire, 'name'>,
  site: Site,
  did: keyof HireTexts['byHirer'],
  { before, wish = '' }: { before?: Times; wish?: string } = {},
): Mail {
  const letter = writeLetter(null, site, ({ hireLetters }, language) => {
    const { subject, paragraphs } = hireLetters.byHirer[did];
    return {
      subject,
      paragraphs: [...paragraphs.split('\n'), hireLetters.reference],
      values: {
        when: when(hire, language),
        before: before ? when(before, language) : '',
        name: hire.name,
        wish,
        reference: hireReference(hire.id),
      },
    };
  });
  return { to: site.email, replyTo: hire.email, ...letter };
}
