import { DeclarationCover, DeclarationMethod } from './gift-aid.ts';
import { writtenAs } from './written-words.ts';

/** What people write for each in their lists, in small letters and without punctuation; "all" could be either of two. */
const COVERS: Readonly<Record<DeclarationCover, readonly string[]>> = {
  FROM_NOW: [
    ...['from now', 'from now on', 'from a date', 'from date', 'from this date', 'from this day', 'future'],
    ...[
      'from that day on',
      'gifts from that day on',
      'those from that day on',
      'donations from that day',
      'future gifts',
      'future donations',
    ],
    ...['present and future', 'today and future', 'enduring'],
    ...['તે દિવસથી આપેલાં દાન', 'હવેથી', 'ભવિષ્ય'],
    ...['ఆ రోజు నుండి ఇచ్చే విరాళాలు', 'ఆ రోజు నుండి ఇచ్చేవాటికి', 'ఇకపై', 'భవిష్యత్తు'],
  ],
  PAST_TOO: [
    ...['past too', 'past and future', 'past present and future', 'past 4 years and future'],
    ...['past four years and future', 'four years before and future', 'also those of the four years before'],
    ...['the four years before and from that day on', 'past 4 years present and future'],
    ...['the four years before and from that day', 'donations from that day and in the four years before'],
    ...['તે પહેલાંનાં ચાર વર્ષનાં અને તે દિવસથી આપેલાં દાન', 'તે પહેલાંનાં ચાર વર્ષનાં દાન પણ'],
    ...['అంతకు ముందు నాలుగేళ్లవి ఆ రోజు నుండి ఇచ్చేవి', 'అంతకు ముందు నాలుగేళ్లవాటికి కూడా'],
  ],
  THIS_GIFT: [
    ...['this gift', 'this gift only', 'this donation', 'this donation only', 'the gift of that day only'],
    ...['the donation of that day only', 'one gift', 'single', 'single gift', 'single donation', 'one off'],
    ...['ફક્ત તે દિવસનું દાન', 'ફક્ત આ દાન', 'માત્ર આ દાન', 'આ દાન'],
    ...['ఆ రోజు విరాళం మాత్రమే', 'ఈ విరాళం మాత్రమే', 'ఈ విరాళం'],
  ],
};

const WAYS: Readonly<Record<DeclarationMethod, readonly string[]>> = {
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
  VERBAL: [
    ...[
      'spoken',
      'oral',
      'verbal',
      'verbally',
      'phone',
      'telephone',
      'by phone',
      'by telephone',
      'in person',
    ],
    ...['મોઢેથી', 'ફોન પર', 'મૌખિક'],
    ...['మాటతో', 'ఫోన్‌లో', 'మౌఖికంగా'],
  ],
};

/** The gifts that a declaration is for, from what a list says of it; undefined for what is not known. */
export function writtenCover(text: string): DeclarationCover | undefined {
  return writtenAs(COVERS, text);
}

/** How a declaration was made, from what a list says of it; undefined for what is not known. */
export function writtenDeclarationMethod(text: string): DeclarationMethod | undefined {
  return writtenAs(WAYS, text);
}
