import { type Letter, type LetterSite, writeLetter } from '../../../messages/letter.ts';

/** What a weekly email says: no names, and nothing of anybody. */
interface Weekly {
  count: number;
  /** The address of the list. */
  list: string;
  /** The address that ends the letters with one press. */
  stop: string;
}

/** How many new candidates fit what a family looks for. */
export function weeklyEmail(weekly: Weekly, site: LetterSite): Letter {
  return writeLetter(null, site, ({ letters, weeklyEmail: { subject, text, open, stop } }) => ({
    subject,
    paragraphs: [letters.hello, text, open, stop, '{{association}}'],
    values: { ...weekly },
  }));
}
