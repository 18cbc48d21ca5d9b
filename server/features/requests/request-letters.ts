import { type Language, latinLocaleOf } from '../../../rules/languages.ts';
import { fillIn } from '../../../rules/placeholders.ts';
import { RequestKind, type RequestOutcome } from '../../../rules/request-kinds.ts';
import { requestReference } from '../../../rules/request-reference.ts';
import { type LetterTexts, letterOf, letterTexts } from '../../messages/letter-texts.ts';
import type { Mail } from '../../messages/outgoing.ts';
import {
  type AssociationNames,
  associationName,
  type SiteSettingsService,
} from '../site-settings/site-settings.service.ts';
import type { RightsRequest } from './rights-request.entity.ts';

export type Settings = Awaited<ReturnType<SiteSettingsService['find']>>;
type Letter = Pick<Mail, 'subject' | 'text'>;
/** What the letters say of it. */
type Told = Pick<
  RightsRequest,
  'id' | 'kind' | 'name' | 'letterLanguage' | 'receivedOn' | 'acknowledgeBy' | 'answerBy'
>;
type RequestTexts = LetterTexts['requestLetters'];

/** `Wednesday, 9 December 2026`. */
function dayText(day: string, language: Language): string {
  return new Intl.DateTimeFormat(latinLocaleOf(language), { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00Z`),
  );
}

function valuesOf(request: Told, language: Language) {
  return {
    reference: requestReference(request.id),
    kind: letterTexts(language).requestLetters.kinds[request.kind],
    name: request.name,
    receivedOn: dayText(request.receivedOn, language),
    acknowledgeBy: dayText(request.acknowledgeBy, language),
    answerBy: dayText(request.answerBy, language),
  };
}

const isComplaint = ({ kind }: Pick<Told, 'kind'>) => kind === RequestKind.COMPLAINT;

/** Until when the answer comes, in the words that the law has for it. */
function answerLine(request: Told, { answerComplaint, answerRequest }: RequestTexts): string {
  return isComplaint(request) ? answerComplaint : answerRequest;
}

/**
 * To the office: something has come. It says neither who wrote nor what, since those who read the association's mail may
 * be none of those who may work on it.
 */
export function officeLetter(request: Told, language: Language): Letter {
  const { toOffice } = letterTexts(language).requestLetters;
  const values = valuesOf(request, language);
  return {
    subject: fillIn(toOffice.subject, values),
    text: letterOf([toOffice.come, toOffice.dates, toOffice.open], values),
  };
}

/** A letter to the person, in their language, with the reference and the association's name at its end. */
function toPerson(
  request: Told,
  site: AssociationNames,
  write: (texts: RequestTexts) => { subject: string; paragraphs: string[] },
  more: Record<string, string> = {},
): Letter {
  const language = request.letterLanguage;
  const { requestLetters } = letterTexts(language);
  const { subject, paragraphs } = write(requestLetters);
  const values = { ...valuesOf(request, language), association: associationName(site, language), ...more };
  return {
    subject: fillIn(subject, values),
    text: letterOf([...paragraphs, requestLetters.reference, '{{association}}'], values),
  };
}

/**
 * To the person, by the site itself: it has come. Nothing that was typed is in it, so that nobody can send a message of
 * their own to somebody else's address.
 */
export function receivedLetter(request: Told, site: AssociationNames): Letter {
  const { hello } = letterTexts(request.letterLanguage).letters;
  return toPerson(request, site, (texts) => ({
    subject: texts.subject,
    paragraphs: [
      hello,
      texts.received.come,
      texts.received.confirm,
      answerLine(request, texts),
      texts.received.notYou,
    ],
  }));
}

/** What the office writes to confirm that it has come, unless it changes the words. */
export function acknowledgementDraft(request: Told): string {
  const language = request.letterLanguage;
  const { letters, requestLetters } = letterTexts(language);
  const paragraphs = [letters.dear, requestLetters.acknowledged, answerLine(request, requestLetters)];
  return letterOf(paragraphs, valuesOf(request, language)).trim();
}

/** To the person, in the office's own words. */
export function writtenLetter(request: Told, site: AssociationNames, written: string): Letter {
  return toPerson(request, site, ({ subject }) => ({ subject, paragraphs: ['{{written}}'] }), { written });
}

/** To the person: the answer takes longer, and why. */
export function extensionLetter(request: Told, site: AssociationNames, reason: string): Letter {
  const { dear } = letterTexts(request.letterLanguage).letters;
  return toPerson(
    request,
    site,
    ({ subject, extended }) => ({
      subject,
      paragraphs: [dear, extended.longer, extended.reason, extended.complain],
    }),
    { reason },
  );
}

/** To the person: what came of it. After an answer or a refusal it says where else they may complain. */
export function outcomeLetter(
  request: Told,
  site: AssociationNames,
  outcome: RequestOutcome,
  written: string,
): Letter {
  const { dear } = letterTexts(request.letterLanguage).letters;
  return toPerson(
    request,
    site,
    ({ subject, notContent }) => ({
      subject,
      paragraphs: [dear, '{{written}}', outcome === 'WITHDRAWN' ? '' : notContent],
    }),
    { written },
  );
}
