import type { AuditSubject } from '../../rules/audit.ts';
import type { Language } from '../../rules/languages.ts';
import type { Permission } from '../../rules/permissions.ts';
import type { RequestKind } from '../../rules/request-kinds.ts';
import type { ComingKind, WaitingKind } from '../../rules/today.ts';
import type { Actor } from '../identity/viewer.ts';

/** Something that waits for somebody in the office. Left out is what its kind does not have. */
export interface Waiting {
  kind: WaitingKind;
  /** How many of it; one for something single, which has an `id`. */
  count: number;
  id?: number;
  name?: string;
  /** Of content: its kind, as in the audit log. */
  subject?: AuditSubject;
  language?: Language;
  begin?: Date;
  end?: Date;
  /** Since when it waits, or the longest of them. */
  since?: Date;
  /** In the smallest unit of the site's currency. */
  amountPence?: number;
  /** Of a hire request: another, or a booking, is at the same time. */
  isClashing?: boolean;
  /** Of a complaint or request: what it is, and what has to be done about it until which day, as `YYYY-MM-DD`. */
  requestKind?: RequestKind;
  step?: 'ACKNOWLEDGE' | 'ANSWER';
  dueOn?: string;
}

/** Something that comes within a week: by its moment, or of a day alone. */
export interface Coming {
  kind: ComingKind;
  id: number;
  name: string;
  /** Of content: the language of its name. */
  nameLanguage?: Language;
  subject?: AuditSubject;
  begin: Date;
  end?: Date;
  /** It has no time of day. */
  isWholeDay?: boolean;
}

/** Of a kind, on the page of the day. */
export const MOST_ON_TODAY = 20;

/** What a feature contributes to the office's page of the day. */
export interface TodayPart {
  /** Who may do something about it; nobody else is told. */
  permission: Permission;
  /** @param actor for the audit log, where reading shows personal data */
  waiting?(actor: Actor): Promise<Waiting[]>;
  /** @param language of the names of content, where they have it */
  coming?(until: Date, language: Language): Promise<Coming[]>;
}
