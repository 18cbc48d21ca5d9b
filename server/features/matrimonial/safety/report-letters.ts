import type { Language } from '../../../../rules/languages.ts';
import { dayIn } from '../../../../rules/time-texts.ts';
import { wallClock } from '../../../../rules/zoned-time.ts';
import { type LetterSite, writeLetter } from '../../../messages/letter.ts';
import type { Mail } from '../../../messages/outgoing.ts';

interface Recipient {
  email: string;
  letterLanguage: Language | null;
}

/** To an officer: a profile is hidden by a report and waits for a decision. It names nobody. */
export function urgentReportLetter(to: Recipient, site: LetterSite, address: string): Mail {
  const letter = writeLetter(to.letterLanguage, site, ({ candidateReports: { urgent } }) => ({
    subject: urgent.subject,
    paragraphs: [urgent.hidden, urgent.decide, address],
  }));
  return { to: to.email, ...letter };
}

/** To whoever has reported a profile: what the office answers. It names nobody. */
export function reportAnswerLetter(
  email: string,
  site: LetterSite & { email: string },
  { createdAt, answer }: { createdAt: Date; answer: string },
): Mail {
  const letter = writeLetter(null, site, ({ letters, candidateReports: { answered } }, language) => ({
    subject: answered.subject,
    paragraphs: [letters.hello, answered.looked, '{{answer}}', answered.more, '{{association}}'],
    values: { day: dayIn(language, wallClock(createdAt).date, 'full'), answer },
  }));
  return { to: email, replyTo: site.email, ...letter };
}
