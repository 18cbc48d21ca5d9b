import { DeclarationCover, DeclarationWay } from './gift-aid.ts';
import { writtenAs } from './written-words.ts';

/** What people write for each in their lists, in small letters and without punctuation. */
const COVERS: Readonly<Record<DeclarationCover, readonly string[]>> = {
  FROM_NOW: [
    ...[
      'from now',
      'from now on',
      'from a date',
      'from this date',
      'from date',
      'future',
      'future gifts',
      'enduring',
    ],
    ...[
      'those from that day on',
      'from that day on',
      'future donations',
      'present and future',
      'today and future',
    ],
    ...['તે દિવસથી આપેલાં દાન', 'હવેથી', 'ભવિષ્ય'],
    ...['ఆ రోజు నుండి ఇచ్చేవాటికి', 'ఇకపై', 'భవిష్యత్తు'],
  ],
  PAST_TOO: [
    ...[
      'past too',
      'past and future',
      'past 4 years and future',
      'past four years and future',
      'all',
      'all gifts',
    ],
    ...['also those of the four years before', 'past 4 years', 'past four years', 'past present and future'],
    ...['all donations', 'four years', '4 years'],
    ...['તે પહેલાંનાં ચાર વર્ષનાં દાન પણ', 'બધાં દાન', 'ચાર વર્ષ'],
    ...['అంతకు ముందు నాలుగేళ్లవాటికి కూడా', 'అన్ని విరాళాలు', 'నాలుగేళ్లు'],
  ],
  THIS_GIFT: [
    ...[
      'this gift',
      'this gift only',
      'this donation',
      'this donation only',
      'one gift',
      'single',
      'single gift',
      'one off',
    ],
    ...['માત્ર આ દાન', 'આ દાન', 'ફક્ત આ દાન'],
    ...['ఈ విరాళం మాత్రమే', 'ఈ విరాళం'],
  ],
};

const WAYS: Readonly<Record<DeclarationWay, readonly string[]>> = {
  ONLINE: ['online', 'website', 'web', 'email', 'e mail', 'internet', 'ઑનલાઇન', 'ઓનલાઇન', 'ఆన్‌లైన్‌లో', 'ఆన్‌లైన్'],
  PAPER: [
    ...[
      'paper',
      'on paper',
      'form',
      'paper form',
      'written',
      'in writing',
      'envelope',
      'gift aid envelope',
      'post',
    ],
    ...['કાગળ પર', 'કાગળ', 'લેખિત'],
    ...['కాగితంపై', 'కాగితం'],
  ],
  SPOKEN: [
    ...['spoken', 'oral', 'verbal', 'phone', 'telephone', 'by phone', 'by telephone', 'in person'],
    ...['મોઢેથી', 'ફોન પર', 'મૌખિક'],
    ...['మాటతో', 'ఫోన్‌లో', 'మౌఖికంగా'],
  ],
};

/** The gifts that a declaration is for, from what a list says of it; undefined for what is not known. */
export function writtenCover(text: string): DeclarationCover | undefined {
  return writtenAs(COVERS, text);
}

/** How a declaration was made, from what a list says of it; undefined for what is not known. */
export function writtenDeclarationWay(text: string): DeclarationWay | undefined {
  return writtenAs(WAYS, text);
}
