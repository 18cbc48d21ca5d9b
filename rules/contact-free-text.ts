import { z } from 'zod';
import type { MessageKey } from './messages.ts';
import { plainDigits } from './plain-digits.ts';

const DIGIT_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const NUMBER_WORD = new RegExp(`\\b(?:${DIGIT_WORDS.join('|')})\\b`, 'gi');
/** As numbers are read out. */
const REPEATED = /\b(double|triple)[\s-]+(\d)/gi;

/** Sums of money as families write them: with commas, behind a sign, or round ones. */
const AMOUNT =
  /(?<![\d,])(?:[1-9]\d{0,2}(?:,\d{2,3}){1,3}(?![\d,])|(?<=(?:[£$€₹]|\b(?:rs|inr|gbp|usd)\b\.?) ?)\d{4,9}(?!\d)|[1-9]\d{0,3}0{4,6}(?!\d))/gi;
/** Around the clock, and hours of work. */
const HOURS = /\b24\/7\b|(?<!\d)\d{1,2}\.[0-5]\d ?[-–] ?\d{1,2}\.[0-5]\d(?!\d)/g;
/** Seven digits or more, with what people write between them. */
const DIGITS = /\d(?:[\s.()\-–_*+,/]{0,3}\d){6,}/g;
const YEAR = /^(?:19|20)\d{2}$/;

/** Years, spans of years and dates: each year with a day and a month at most. */
function isDates(digits: string): boolean {
  const parts = digits.split(/\D+/);
  const years = parts.filter((part) => YEAR.test(part)).length;
  const small = parts.filter((part) => part.length <= 2).length;
  return years > 0 && years + small === parts.length && small <= 2 * years;
}

function hasNumber(text: string): boolean {
  const inDigits = text
    .replace(NUMBER_WORD, (word) => String(DIGIT_WORDS.indexOf(word.toLowerCase())))
    .replace(REPEATED, (_, times, digit) => digit.repeat(times.toLowerCase() === 'double' ? 2 : 3))
    .replace(AMOUNT, '#')
    .replace(HOURS, '#');
  return (inDigits.match(DIGITS) ?? []).some((digits) => !isDates(digits));
}

/** What gives an address of its own on a service; where it is only named, as an employer is, it says nothing. */
const SERVICE =
  '(?<![\\p{L}\\p{M}])(?:whats ?app|insta(?:gram)?|snap ?chat|facebook|fb|telegram|skype|tik ?tok|twitter|linkedin|વૉટ્સઍપ|વોટ્સએપ|વ્હોટ્સએપ|ઇન્સ્ટાગ્રામ|ઈન્સ્ટાગ્રામ|સ્નેપચેટ|ફેસબુક|ટેલિગ્રામ|व्हाट्सएप|व्हाट्सऐप|इंस्टाग्राम|फेसबुक|వాట్సాప్|ఇన్‌స్టాగ్రామ్|ఫేస్‌బుక్)(?![\\p{L}\\p{M}])';
const PATTERNS = [
  // Mail, a link, and a name of one word behind the sign.
  /[\p{L}\p{N}._%+-]+\s?@\s?[\p{L}\p{N}-]+\s?\.\s?\p{L}{2,}/u,
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}_]{2,}/u,
  /https?:|\bwww\./i,
  /(?<![\p{L}\p{N}])(?!asp\.net)[\p{L}\p{N}-]{3,}\.(?:com|co\.uk|co\.in|org|net|info)(?![\p{L}\p{N}])/iu,
  /\b(?:wa|t|fb|m)\.me\//i,
  // Mail that is spelled out.
  /[[({]\s?at\s?[\])}]/i,
  /\bat\W{1,3}[a-z0-9-]+\W{1,3}dot\W{1,3}[a-z]{2,}/i,
  /(?:\bat|@)\W{0,3}(?:gmail|hotmail|rediffmail|googlemail)\b/i,
  // A service with the name that somebody has there.
  new RegExp(`${SERVICE}\\s*(?:id|handle|name|username)?\\s*[:=]\\s*[\\w.]{3,}`, 'iu'),
  new RegExp(`${SERVICE}\\s+(?:id|handle|username)\\s+(?:is\\s+)?[\\w.]{3,}`, 'iu'),
  new RegExp(`${SERVICE}\\W{1,3}(?=[\\w.]*[a-z])(?=[\\w.]*(?:[\\d_]|\\.\\w))[\\w.]{4,}`, 'iu'),
];

/**
 * Whether a text gives a way to reach somebody: a telephone number in digits of any script or in words, mail, a link, a name on
 * another service. Years, dates, heights, sums and postcodes are none.
 */
export function hasContact(text: string): boolean {
  const plain = plainDigits(text.normalize('NFKC'));
  return hasNumber(plain) || PATTERNS.some((pattern) => pattern.test(plain));
}

/** The check of what members read of each other before both have said yes. */
export function contactFree() {
  return z.refine<string>((value) => !hasContact(value), 'contactInText' satisfies MessageKey);
}
