import { dateTimeFormat, numberFormat } from '../../../rules/formats.ts';
import type { Language } from '../../../rules/languages.ts';
import { latinLocaleOf } from '../../../rules/languages.ts';
import { poundsWithSign } from '../../../rules/money.ts';
import { place } from '../../../rules/place.ts';
import { fillIn } from '../../../rules/placeholders.ts';
import { ReplyState } from '../../../rules/reply-states.ts';
import { dayIn, hoursText, timeText } from '../../../rules/time-texts.ts';
import { wallClock } from '../../../rules/zoned-time.ts';
import { type AssociationNames, type LetterSite, writeLetter } from '../../messages/letter.ts';
import { greetingOf, type LetterTexts } from '../../messages/letter-texts.ts';
import type { Mail } from '../../messages/outgoing.ts';
import { type EventDay, eventNameIn, placeIn, whyIn } from './event-day.ts';
import type { EventReply } from './event-reply.entity.ts';

export type ReplyLetter = Exclude<
  keyof LetterTexts['replyLetters'],
  | 'ages'
  | 'diet'
  | 'where'
  | 'further'
  | 'page'
  | 'changeUntil'
  | 'calendar'
  | 'notYou'
  | 'pay'
  | 'payAtDoor'
  | 'orAtDoor'
  | 'payBy'
>;

/** What a letter is about. */
export interface LetterSubject {
  reply: EventReply;
  day: EventDay;
  /** What the diets are called in the family's language. */
  dietNames: ReadonlyMap<number, string>;
  /** The private page; none of a reply without an email. */
  page: string;
  /** The date as a file for calendars. */
  calendar: string;
  closesAt: Date;
  offerHours: number;
  /** Of the transfer, if a charge was asked for. */
  reference?: string;
  /** What is still to be paid. */
  owedPence: number;
  /** Whether something has been paid that was neither given back nor kept for something else. */
  hasPaid: boolean;
  /** Of a date that was moved: when it was to begin. */
  before?: Date;
  /** Whether it is not where the family was last told. */
  hasNewPlace?: boolean;
  /** Where nothing has been paid: the day after which the places go, `YYYY-MM-DD`. */
  releasedAfter?: string;
}

type Site = LetterSite & AssociationNames & { email: string };
type Texts = LetterTexts['replyLetters'];

/** `Saturday, 28 November 2026, 18:30–21:30`, by the clock of the site; of whole days without hours. */
function whenText(
  { startsAt, endsAt, isWholeDay }: Pick<EventDay, 'startsAt' | 'endsAt' | 'isWholeDay'>,
  language: Language,
): string {
  const day = dayIn(language, wallClock(startsAt).date, 'full');
  return isWholeDay ? day : `${day}, ${hoursText({ startsAt, endsAt }, language)}`;
}

/** When it was to begin; without hours at midnight, as of whole days. */
function beginningText(startsAt: Date, language: Language): string {
  const { date, time } = wallClock(startsAt);
  const day = dayIn(language, date, 'full');
  return time === '00:00' ? day : `${day}, ${timeText(startsAt, language)}`;
}

function momentText(moment: Date, language: Language): string {
  const weekday = dateTimeFormat(latinLocaleOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: place.timeZone,
  }).format(moment);
  return `${weekday}, ${timeText(moment, language)}`;
}

function hoursLong(hours: number, language: Language): string {
  return numberFormat(latinLocaleOf(language), {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'long',
  }).format(hours);
}

/** Lines of what the family has said: when, where, how many, what they eat. */
function facts({ reply, day, dietNames }: LetterSubject, texts: Texts, language: Language): string {
  const address = placeIn(day, language);
  const ages = reply.ages.map(({ group, people }) => fillIn(texts.ages[group], { people }));
  const diets = reply.diets.map(({ dietId, people }) =>
    fillIn(texts.diet, { diet: dietNames.get(dietId) ?? '', people }),
  );
  return [
    eventNameIn(day, language),
    whenText(day, language),
    address && fillIn(texts.where, { place: address }),
    ...ages,
    ...diets,
    reply.further && fillIn(texts.further, { people: reply.furtherPeople }),
  ]
    .filter(Boolean)
    .join('\n');
}

function payment({ reply, reference, owedPence }: LetterSubject, texts: Texts): string[] {
  if (owedPence === 0 || reply.state !== ReplyState.COMING) return [];
  const isAtDoor = reply.payBy === null;
  if (!reference) return [[texts.payAtDoor, isAtDoor ? '' : texts.payBy].filter(Boolean).join(' ')];
  return [`${texts.pay} ${isAtDoor ? texts.orAtDoor : texts.payBy}`];
}

/** What each letter says between the greeting and the facts, and after them. */
function paragraphsOf(kind: ReplyLetter, texts: Texts, subject: LetterSubject): [string[], string[]] {
  const { page } = subject;
  const change = page ? [`${texts.page}\n${texts.changeUntil}`] : [];
  const again = (text: string) => (page ? [text] : []);
  const newPlace = subject.hasNewPlace ? texts.newPlace.text : '';
  const aboutPaid = subject.hasPaid ? [texts.withdrawn.paid] : [];
  const isWaiting = subject.reply.state === ReplyState.WAITING;
  const standing = isWaiting ? [texts.waiting.text, ...aboutPaid] : [texts.moved.still];
  switch (kind) {
    case 'coming':
      return [[texts.coming.text], [...payment(subject, texts), ...change, texts.calendar, texts.notYou]];
    case 'changed':
      return [[texts.changed.text], [...payment(subject, texts), ...change]];
    case 'waiting':
      return [[texts.waiting.text], [...aboutPaid, ...change, texts.notYou]];
    case 'offered':
      return [[texts.offered.text], [...again(texts.offered.take), texts.offered.otherwise]];
    case 'moreWait':
      return [[texts.moreWait.text], change];
    case 'moreFree':
      return [[texts.moreFree.text], [...again(texts.moreFree.take), texts.moreFree.otherwise]];
    case 'moreLapsed':
      return [[texts.moreLapsed.text], change];
    case 'moreClosed':
      return [[texts.moreClosed.text], page ? [texts.page] : []];
    case 'lapsed':
      return [[texts.lapsed.text], again(texts.lapsed.again)];
    case 'listClosed':
      return [[texts.listClosed.text], []];
    case 'withdrawn':
      return [[texts.withdrawn.text], [...aboutPaid, ...again(texts.withdrawn.again)]];
    case 'reminder':
      return [
        [texts.reminder.text],
        [...payment(subject, texts), ...(page ? [texts.page] : []), texts.calendar],
      ];
    case 'moved':
      return [
        [texts.moved.text, texts.moved.times, newPlace],
        [...standing, ...payment(subject, texts), ...again(texts.moved.cannot), texts.calendar],
      ];
    case 'newPlace':
      return [[texts.newPlace.text], [texts.moved.still, ...(page ? [texts.page] : []), texts.calendar]];
    case 'calledOff':
      return [[texts.calledOff.text, '{{note}}'], [texts.calledOff.nothing]];
    case 'onAgain':
      return [
        [texts.onAgain.text, subject.before ? texts.moved.times : '', newPlace],
        [...standing, ...payment(subject, texts), ...change],
      ];
    case 'unpaid':
      return [
        [subject.hasPaid ? texts.unpaid.part : texts.unpaid.text],
        [subject.reference ? texts.pay : '', texts.unpaid.paid, ...(page ? [texts.page] : [])],
      ];
    case 'unpaidReleased':
      return [[texts.unpaidReleased.text], again(texts.unpaidReleased.again)];
    case 'linkAgain':
      return [[texts.linkAgain.text], [texts.page]];
  }
}

/** A letter to the family in its language. It repeats nothing that was typed but a plausible name. */
export function replyLetter(kind: ReplyLetter, subject: LetterSubject, site: Site): Mail {
  const { reply, day, page, calendar, closesAt, before, releasedAfter } = subject;
  const letter = writeLetter(reply.letterLanguage, site, (all, language) => {
    const texts = all.replyLetters;
    const [above, below] = paragraphsOf(kind, texts, subject);
    const until = releasedAfter
      ? dayIn(language, releasedAfter, 'full')
      : momentText(reply.offeredUntil ?? (kind === 'moreFree' ? reply.furtherUntil! : closesAt), language);
    return {
      subject: texts[kind].subject,
      paragraphs: [greetingOf(reply.name, language), ...above, '{{facts}}', ...below, '{{association}}'],
      values: {
        event: eventNameIn(day, language),
        place: placeIn(day, language),
        when: whenText(day, language),
        before: before ? beginningText(before, language) : '',
        facts: facts(subject, texts, language),
        count: String(reply.total),
        further: String(reply.furtherPeople),
        note: whyIn(day, language),
        page,
        calendar,
        until,
        hours: hoursLong(subject.offerHours, language),
        amount: poundsWithSign(subject.owedPence),
        reference: subject.reference ?? '',
        payBy: reply.payBy ? dayIn(language, reply.payBy, 'full') : '',
      },
    };
  });
  return { to: reply.email, replyTo: site.email, ...letter };
}
