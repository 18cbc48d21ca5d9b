import type { SheetSubject } from '../../../../rules/imports.ts';
import { LANGUAGES, languageName, scriptLanguage } from '../../../../rules/languages.ts';
import { type SheetField, type SheetSite, sheetFields } from '../../../../rules/sheet-fields.ts';
import { normaliseColumn } from '../../../files/spreadsheets/normalise-column.ts';

/** What associations call a column, most usual first; compared as {@link normaliseColumn} writes it. */
const HEADINGS: Readonly<Record<SheetSubject, Readonly<Record<string, readonly string[]>>>> = {
  EVENTS: {
    name: [
      'event',
      'event name',
      'title',
      'name',
      'festival',
      'programme',
      'what',
      'કાર્યક્રમ',
      'ઉત્સવ',
      'શીર્ષક',
      'కార్యక్రమం',
      'శీర్షిక',
    ],
    startsOn: ['date', 'starts on', 'start date', 'day', 'begins', 'when', 'તારીખ', 'તિથિ', 'તીથિ', 'తేదీ'],
    description: [
      'description',
      'details',
      'about',
      'text',
      'notes',
      'information',
      'વર્ણન',
      'વિગત',
      'వివరణ',
      'వివరాలు',
    ],
  },
  COMMITTEE: {
    name: ['name', 'full name', 'member', 'committee member', 'નામ', 'పేరు'],
    designation: ['position', 'role', 'designation', 'post', 'office', 'title', 'હોદ્દો', 'హోదా', 'పదవి'],
    description: [
      'about',
      'description',
      'details',
      'notes',
      'contact',
      'biography',
      'વર્ણન',
      'વિગત',
      'వివరణ',
      'వివరాలు',
    ],
  },
  USERS: {
    name: ['name', 'full name', 'member', 'member name', 'નામ', 'పేరు'],
    email: ['email', 'email address', 'mail', 'e mail', 'e mail address', 'ઈ-મેલ', 'ઈમેલ', 'ઇમેઇલ', 'ఇమెయిల్'],
    mobile: [
      'mobile',
      'mobile no',
      'mobile number',
      'phone',
      'phone no',
      'phone number',
      'telephone',
      'tel',
      'cell',
      'contact no',
      'મોબાઇલ',
      'મોબાઈલ',
      'ફોન',
      'మొబైల్',
      'ఫోన్',
    ],
    address: ['address', 'street', 'home address', 'postal address', 'સરનામું', 'చిరునామా'],
    postcode: [
      'postcode',
      'post code',
      'zip',
      'zip code',
      'pin',
      'pincode',
      'pin code',
      'postal code',
      'પોસ્ટકોડ',
      'పోస్ట్‌కోడ్',
      'పోస్ట్ కోడ్',
    ],
    sheri: ['sheri', 'street of origin', 'village', 'native place', 'gam', 'શેરી', 'ગામ', 'ఊరు', 'గ్రామం'],
  },
  GIFTS: {
    receivedOn: [
      'date',
      'received on',
      'date received',
      'received',
      'paid on',
      'payment date',
      'day',
      'તારીખ',
      'తేదీ',
    ],
    donorName: [
      'donor',
      'donor name',
      'name',
      'full name',
      'given by',
      'from',
      'member',
      'payer',
      'દાતા',
      'નામ',
      'దాత',
      'పేరు',
    ],
    amount: [
      'amount',
      'sum',
      'total',
      'paid',
      'value',
      'donation',
      'gift',
      'amount gbp',
      'gbp',
      'રકમ',
      'మొత్తం',
    ],
    type: [
      'for',
      'fund',
      'type',
      'purpose',
      'donation type',
      'category',
      'reason',
      'હેતુ',
      'પ્રકાર',
      'ఉద్దేశం',
      'రకం',
    ],
    way: [
      'payment method',
      'method',
      'how paid',
      'paid by',
      'payment type',
      'way',
      'payment',
      'mode',
      'ચુકવણીની રીત',
      'રીત',
      'చెల్లింపు విధానం',
    ],
    email: [
      'email',
      'email address',
      'mail',
      'e mail',
      'e mail address',
      'donor email',
      'ઈ-મેલ',
      'ઈમેલ',
      'ઇમેઇલ',
      'ఇమెయిల్',
    ],
    phone: ['phone', 'phone no', 'phone number', 'telephone', 'tel', 'mobile', 'mobile no', 'ફોન', 'ఫోన్'],
    message: [
      'message',
      'note',
      'notes',
      'comment',
      'comments',
      'remarks',
      'reference',
      'સંદેશ',
      'નોંધ',
      'సందేశం',
      'గమనిక',
    ],
  },
  DONORS: {
    title: ['title', 'salutation', 'mr mrs', 'સંબોધન', 'સંબોધક', 'సంబోధన'],
    firstName: [
      ...['first name', 'forename', 'first name or initial', 'given name', 'christian name', 'first names'],
      ...['initials', 'initial', 'first', 'પ્રથમ નામ', 'మొదటి పేరు'],
      ...['પહેલું નામ કે તેનો પહેલો અક્ષર', 'પહેલું નામ', 'పేరు లేదా మొదటి అక్షరం'],
    ],
    lastName: ['last name', 'surname', 'family name', 'last', 'અટક', 'ఇంటి పేరు', 'ఇంటిపేరు'],
    name: [
      'name',
      'full name',
      'donor',
      'donor name',
      'member',
      'દાતા',
      'નામ',
      'આખું નામ',
      'దాత',
      'పూర్తి పేరు',
      'పేరు',
    ],
    email: ['email', 'email address', 'mail', 'e mail', 'e mail address', 'ઈ-મેલ', 'ઈમેલ', 'ઇમેઇલ', 'ఇమెయిల్'],
    phone: [
      ...['mobile', 'phone', 'mobile no', 'mobile number', 'phone no', 'phone number', 'telephone', 'tel'],
      ...['મોબાઇલ', 'મોબાઈલ', 'ફોન', 'మొబైల్', 'ఫోన్'],
    ],
    house: [
      ...[
        'house name or number',
        'house number',
        'house name',
        'house no',
        'house',
        'house name number',
        'number',
      ],
      ...['ઘરનું નામ કે નંબર', 'ઘર નંબર', 'ఇంటి పేరు లేదా నంబరు', 'ఇంటి నంబరు'],
      ...['ఇంటి పేరు లేదా సంఖ్య'],
    ],
    address: [
      ...['street', 'address', 'street address', 'address 1', 'address line 1', 'road', 'home address'],
      ...['સરનામું', 'చిరునామా', 'వీధి'],
      ...['રસ્તો'],
    ],
    town: [
      'town',
      'city',
      'town or city',
      'post town',
      'address 2',
      'address line 2',
      'શહેર',
      'గామ',
      'ఊరు',
      'నగరం',
      ...['ગામ કે શહેર', 'ఊరు లేదా నగరం'],
    ],
    postcode: ['postcode', 'post code', 'postal code', 'zip', 'પોસ્ટકોડ', 'పోస్ట్‌కోడ్', 'పోస్ట్ కోడ్'],
    declaredOn: [
      ...[
        'declaration date',
        'date of declaration',
        'gift aid declaration date',
        'gift aid date',
        'declared on',
      ],
      ...['gift aid declaration', 'date', 'જાહેરાતની તારીખ', 'ప్రకటన తేదీ'],
    ],
    cover: [
      ...['covers', 'what it covers', 'gifts covered', 'declaration covers', 'cover', 'declaration type'],
      ...['કયાં દાન માટે', 'ఏ విరాళాలకు'],
    ],
    declarationWay: [
      ...['how made', 'how it was made', 'declaration method', 'how declared', 'method', 'way'],
      ...['કેવી રીતે કરી', 'ఎలా చేశారు'],
    ],
    withdrawnOn: [
      ...['withdrawn on', 'cancelled on', 'withdrawn', 'cancelled', 'cancellation date', 'date withdrawn'],
      ...['declaration ended', 'end date', 'પાછી ખેંચી', 'ఉపసంహరించిన తేదీ'],
      ...['પાછી ખેંચ્યાની તારીખ'],
    ],
  },
};

/** How people mark a translation: `Name (Gujarati)`, `Name [gu]`, `Gujarati name`, or the word in that language alone. */
function translatedHeadings(
  subject: SheetSubject,
  { field, language }: NonNullable<SheetField['translates']>,
): string[] {
  const usual = HEADINGS[subject][field] ?? [];
  const names = [language, ...LANGUAGES.map((reader) => languageName(language, reader))];
  const marked = usual.flatMap((heading) =>
    names.flatMap((name) => [`${heading} ${name}`, `${heading} in ${name}`, `${name} ${heading}`]),
  );
  return [...marked, ...usual.filter((heading) => scriptLanguage(heading) === language)];
}

/**
 * Finds the column of each field by its heading. A column is of one field at most.
 * @param remembered the normalised heading that each field's column had the last time, which comes first
 * @returns the positions from 0, by the key of the field
 */
export function matchColumns(
  subject: SheetSubject,
  site: SheetSite,
  headings: readonly string[],
  remembered: Readonly<Record<string, string>> = {},
): Record<string, number> {
  const normalised = headings.map(normaliseColumn);
  const matched: Record<string, number> = {};
  const taken = new Set<number>();
  const match = (key: string, wanted: string | undefined) => {
    const column = wanted ? normalised.findIndex((heading, at) => heading === wanted && !taken.has(at)) : -1;
    if (key in matched || column < 0) return;
    matched[key] = column;
    taken.add(column);
  };
  const all = sheetFields(subject, site);
  const fields = all
    .filter(({ translates }) => !translates)
    .map(({ key }) => ({ key, usual: HEADINGS[subject][key] ?? [] }));
  for (const { key } of all) match(key, remembered[key]);
  // The most usual heading of all fields first: where there are "Name" and "Event", the event is the name.
  const most = Math.max(...fields.map(({ usual }) => usual.length));
  for (let rank = 0; rank < most; rank += 1)
    for (const { key, usual } of fields) match(key, usual[rank] && normaliseColumn(usual[rank]));
  for (const { key, translates } of all)
    for (const heading of translates ? translatedHeadings(subject, translates) : [])
      match(key, normaliseColumn(heading));
  return matched;
}
