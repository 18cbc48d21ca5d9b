import { type AUDIT_SUBJECTS, type AuditAction, type AuditDetail, OWN_ACTS } from '../../../rules/audit.ts';
import type { TextKey } from '../../i18n/text-keys.ts';
import type { Texts } from '../../i18n/texts.ts';

/** A line of the log. */
export interface LoggedAct {
  actorName: string;
  action: AuditAction;
  subject: keyof typeof AUDIT_SUBJECTS;
  subjectId: number | null;
  subjectName: string | null;
  label: string | null;
  count: number | null;
  detail: AuditDetail | null;
  reason: string | null;
}

/** Acts that are said in other words of one kind of record. */
const SPECIAL: Readonly<Record<string, TextKey>> = {
  'READ_INTERESTS INTEREST': 'audit.special.INTERESTS',
  'READ_LIST AUDIT_LOG': 'audit.special.LOG',
  'INVITE IMPORT': 'audit.special.INVITE_IMPORTED',
};

/** There is only one of each, whose number says nothing. */
const ONLY_ONE: readonly LoggedAct['subject'][] = ['SITE_SETTINGS', 'AUDIT_LOG'];

/** What an act was about, by its name where visitors or the office may know it, else its number, else how many. */
function whichOf(act: LoggedAct, { t, has }: Texts): string {
  const { subject, subjectId, count } = act;
  const name = act.label ?? act.subjectName;
  const key = `audit.which.${subject}`;
  const kind = has(`${key}.one`) ? t(`${key}.one` as TextKey) : t(`audit.subjects.${subject}`);
  if (name) return `${kind} “${name}”`;
  if (subjectId !== null && !ONLY_ONE.includes(subject)) return t('audit.numbered', { kind, id: subjectId });
  if (count !== null && count !== 1 && has(`${key}.many`))
    return t(`${key}.many` as TextKey, { total: count });
  return kind;
}

/** In a sentence some languages mark who did something. */
function actorOf({ action, actorName }: LoggedAct, { t }: Texts): string {
  if (actorName) return t('audit.byName', { name: actorName });
  // Their name is gone with the account. Of those who merge, only who has done it with themselves has none.
  return t(OWN_ACTS.includes(action) || action === 'MERGE' ? 'audit.themselves' : 'audit.byCommandLine');
}

/**
 * Says an act in a sentence of the texts' language: who did what to which, in which way and why. An action or a kind
 * of record that has no words of its own is said by its name in the filters.
 */
export function auditSentence(act: LoggedAct, texts: Texts): string {
  const { t, has } = texts;
  const { action, subject, subjectId, count, reason } = act;
  const detail = act.detail && t(`audit.details.${act.detail}`);
  const ofDetail = `audit.sentencesOf.${action}`;
  const saysDetail = detail !== null && has(ofDetail);
  let which = whichOf(act, texts);
  // Without an id the number is said already.
  if (subjectId !== null && count !== null) which = t('audit.withCount', { which, total: count });
  if (detail && !saysDetail) which = `${which} (${detail})`;
  const all = `audit.which.${subject}.all`;
  const own = SPECIAL[`${action} ${subject}`] ?? (saysDetail ? ofDetail : `audit.sentences.${action}`);
  const who = actorOf(act, texts);
  const sentence = has(own)
    ? t(own as TextKey, { who, which, all: has(all) ? t(all as TextKey) : which, detail: detail ?? '' })
    : `${act.actorName || who}: ${t(`audit.actions.${action}`)}, ${which}.`;
  return reason ? `${sentence} ${t('audit.reason', { reason })}` : sentence;
}
