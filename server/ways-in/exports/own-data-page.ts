import { directionOf, type Language } from '../../../rules/languages.ts';
import { poundsWithSign } from '../../../rules/money.ts';
import { dayIn, timeText } from '../../../rules/time-texts.ts';
import { isDate, wallClock } from '../../../rules/zoned-time.ts';
import { letterTexts } from '../../messages/letter-texts.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** What holds values of a list, such as a donation's status; all else in capitals is text. */
const CODE_FIELDS = new Set([
  ...[
    'status',
    'fromStatus',
    'toStatus',
    'state',
    'step',
    'outcome',
    'action',
    'kind',
    'role',
    'waitingRoles',
  ],
  ...['paymentMethod', 'paidBy', 'frequency', 'method', 'cover', 'origin', 'transport', 'gender'],
]);
const CODE = /^[A-Z]+(_[A-Z]+)*$/;
const IS_PENCE = /^pence$|Pence$/;

const STYLE = `body{max-width:48rem;margin:0 auto;padding:1rem;font:1.125rem/1.5 sans-serif;overflow-wrap:anywhere}
h1,h2{line-height:1.25}h2{margin-top:2rem;border-bottom:2px solid}dt{font-weight:bold}dd{margin:0 0 .5rem}
dl dl,li>dl{margin:0 0 1rem;padding-inline-start:1rem;border-inline-start:3px solid #999}li,dt,dd{break-inside:avoid}`;

/** `receivedOn` as `Received on`, for what has no text of its own. */
function wordsOf(name: string): string {
  const words = name.replace(/[A-Z]+/g, (capitals) => ` ${capitals.toLowerCase()}`).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const inEnglish = (text: string) => `<span lang="en">${escapeHtml(text)}</span>`;

/**
 * The data of a person as a page that can be read and printed. It is written from the same values as the file for
 * programs, whatever they are, so that nothing can be missing in it.
 * @param data as it is sent as JSON
 */
export function ownDataPage(data: object, language: Language): string {
  const { ownData } = letterTexts(language);
  const labels: Partial<Record<string, string>> = ownData.labels;

  const label = (name: string) => {
    const known = labels[name];
    return known ? escapeHtml(known) : inEnglish(wordsOf(name));
  };

  const moment = (text: string) => {
    const at = new Date(text);
    return `${dayIn(language, wallClock(at).date)}, ${timeText(at, language)}`;
  };

  const plain = (name: string, value: unknown): string => {
    if (value === null || value === '') return escapeHtml(ownData.nothing);
    if (typeof value === 'boolean') return escapeHtml(value ? ownData.yes : ownData.no);
    if (typeof value === 'number')
      return escapeHtml(IS_PENCE.test(name) ? poundsWithSign(value) : String(value));
    const text = String(value);
    if (MOMENT.test(text) && isDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)))
      return escapeHtml(moment(text));
    if (isDate(text)) return escapeHtml(dayIn(language, text));
    if (CODE_FIELDS.has(name) && CODE.test(text))
      return inEnglish(wordsOf(text.toLowerCase().replaceAll('_', ' ')));
    return escapeHtml(text).replaceAll('\n', '<br>');
  };

  const written = (name: string, value: unknown): string => {
    if (typeof value !== 'object' || value === null) return plain(name, value);
    if (!Array.isArray(value)) return rows(value);
    if (value.length === 0) return escapeHtml(ownData.nothing);
    return `<ol>${value.map((each) => `<li>${written(name, each)}</li>`).join('')}</ol>`;
  };

  const rows = (values: object) =>
    `<dl>${Object.entries(values)
      .map(([name, value]) => `<dt>${label(name)}</dt><dd>${written(name, value)}</dd>`)
      .join('')}</dl>`;

  // Dates and what else is no plain value as it stands in the file.
  const sections = Object.entries(JSON.parse(JSON.stringify(data)))
    .map(([name, value]) => `<section><h2>${label(name)}</h2>${written(name, value)}</section>`)
    .join('\n');
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(ownData.title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(ownData.title)}</h1><p>${escapeHtml(ownData.lead)}</p>
${sections}
</main></body></html>
`;
}
