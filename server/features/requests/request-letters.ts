import type { Language } from '../../../rules/languages.ts';
import { isInUk } from '../../../rules/place.ts';
import { RequestKind, type RequestOutcome } from '../../../rules/request-kinds.ts';
import { requestReference } from '../../../rules/request-reference.ts';
import { dayIn } from '../../../rules/time-texts.ts';
import { type Draft, type LetterSite, writeLetter } from '../../messages/letter.ts';
import { greetingOf, type LetterTexts, letterTexts, paragraphsOf } from '../../messages/letter-texts.ts';
import type { Mail } from '../../messages/outgoing.ts';
import type { RightsRequest } from './rights-request.entity.ts';

type Site = LetterSite & { email: string };
/** What the letters say of it. */
type Notified = Pick<
  RightsRequest,
  'id' | 'kind' | 'name' | 'email' | 'letterLanguage' | 'receivedOn' | 'acknowledgeBy' | 'answerBy'
>;
type RequestTexts = LetterTexts['requestLetters'];

function valuesOf(request: Notified, language: Language) {
  return {
    reference: requestReference(request.id),
    kind: letterTexts(language).requestLetters.kinds[request.kind],
    receivedOn: dayIn(language, request.receivedOn, 'full'),
    acknowledgeBy: dayIn(language, request.acknowledgeBy, 'full'),
    answerBy: dayIn(language, request.answerBy, 'full'),
  };
}

const isComplaint = ({ kind }: Pick<Notified, 'kind'>) => kind === RequestKind.COMPLAINT;

/** Until when the answer comes, in the words that the law has for it. */
function answerLine(request: Notified, { answerComplaint, answerRequest }: RequestTexts): string {
  return isComplaint(request) ? answerComplaint : answerRequest;
}

/**
 * To the office: something has come. It says neither who wrote nor what, since those who read the association's mail may
 * be none of those who may work on it.
 */
export function officeLetter(request: Notified, site: Site): Mail {
  const letter = writeLetter(null, site, ({ requestLetters: { toOffice } }, language) => ({
    subject: toOffice.subject,
    paragraphs: [toOffice.come, toOffice.dates, toOffice.open],
    values: valuesOf(request, language),
  }));
  return { to: site.email, ...letter };
}

/** A letter to the person, in their language, with the reference and the association's name at its end. */
function toPerson(
  request: Notified,
  site: Site,
  draft: (texts: RequestTexts, language: Language) => Pick<Draft, 'subject' | 'paragraphs'>,
  more: Record<string, string> = {},
): Mail {
  const letter = writeLetter(request.letterLanguage, site, ({ requestLetters }, language) => {
    const { subject, paragraphs } = draft(requestLetters, language);
    return {
      subject,
      paragraphs: [...paragraphs, requestLetters.reference, '{{association}}'],
      values: { ...valuesOf(request, language), ...more },
    };
  });
  return { to: request.email, replyTo: site.email, ...letter };
}

/**
 * To the person, by the site itself: it has come. Nothing that was typed is in it, so that nobody can send a message of
 * their own to somebody else's address.
 */
export function receivedLetter(request: Notified, site: Site): Mail {
  return toPerson(request, site, (texts, language) => {
    const { come, confirm, notYou } = texts.received;
    return {
      subject: texts.subject,
      paragraphs: [letterTexts(language).letters.hello, come, confirm, answerLine(request, texts), notYou],
    };
  });
}

/** What the office writes to confirm that it has come, unless it changes the words. */
export function acknowledgementDraft(request: Notified): string {
  const language = request.letterLanguage;
  const { requestLetters } = letterTexts(language);
  const paragraphs = [
    greetingOf(request.name, language),
    requestLetters.acknowledged,
    answerLine(request, requestLetters),
  ];
  return paragraphsOf(paragraphs, valuesOf(request, language)).join('\n\n');
}

/** To the person, in the office's own words. */
export function writtenLetter(request: Notified, site: Site, written: string): Mail {
  return toPerson(request, site, ({ subject }) => ({ subject, paragraphs: ['{{written}}'] }), { written });
}

/** To the person: the answer takes longer, and why. */
export function extensionLetter(request: Notified, site: Site, reason: string): Mail {
  const draft = ({ subject, extended }: RequestTexts, language: Language) => ({
    subject,
    paragraphs: [
      greetingOf(request.name, language),
      extended.longer,
      extended.reason,
      isInUk() ? extended.complain : extended.complainElsewhere,
    ],
  });
  return toPerson(request, site, draft, { reason });
}

/** To the person: what came of it. After an answer or a refusal it says where else they may complain. */
export function outcomeLetter(request: Notified, site: Site, outcome: RequestOutcome, written: string): Mail {
  const draft = (texts: RequestTexts, language: Language) => {
    const notContent = isInUk() ? texts.notContent : texts.notContentElsewhere;
    return {
      subject: texts.subject,
      paragraphs: [greetingOf(request.name, language), '{{written}}', outcome !== 'WITHDRAWN' && notContent],
    };
  };
  return toPerson(request, site, draft, { written });
}
