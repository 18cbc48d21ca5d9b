import { numberFormat } from './formats.ts';

/** A length of time, as `Intl` and Postgres name its unit. */
export interface Period {
  count: number;
  unit: 'minute' | 'day' | 'year';
}

interface Kept {
  /** Counted from what its text `retention.kinds.<kind>.long` says. */
  period: Period;
  /** Asked by a letter first, and deleted these days after it, unless the person signs in. */
  askedDays?: number;
}

/**
 * How long each kind of data is kept: the one place for what the privacy page promises, the job deletes and the office
 * is told. A feature carries each out by `retention` in its parts; its texts are in `retention.json` of each language.
 */
export const RETENTION = {
  contactMessages: { period: { count: 2, unit: 'year' } },
  /** With their history; long enough for the Commissioner to ask. */
  requests: { period: { count: 2, unit: 'year' } },
  accounts: { period: { count: 3, unit: 'year' }, askedDays: 30 },
  devices: { period: { count: 1, unit: 'year' } },
  attempts: { period: { count: 90, unit: 'day' } },
  codes: { period: { count: 10, unit: 'minute' } },
  browserSessions: { period: { count: 14, unit: 'day' } },
  programSessions: { period: { count: 90, unit: 'day' } },
  letters: { period: { count: 3, unit: 'day' } },
  /** That could not be delivered, until the office has decided about them. */
  failedLetters: { period: { count: 30, unit: 'day' } },
  /** Six years after the end of any financial year that the day may be in. */
  donations: { period: { count: 7, unit: 'year' } },
  /** Without an account, once no donation in the books names them. */
  donors: { period: { count: 7, unit: 'year' } },
  /** Without an account; long after a bank has carried out a first standing order. */
  unpaidGifts: { period: { count: 1, unit: 'year' } },
  /** For whom a day was sponsored, after that day. */
  sponsorNames: { period: { count: 90, unit: 'day' } },
  hireRequests: { period: { count: 1, unit: 'year' } },
  /** As the donations. */
  hires: { period: { count: 7, unit: 'year' } },
  /** Who comes for a class or a use of our own, after its last date. */
  bookingContacts: { period: { count: 1, unit: 'year' } },
  /** Of replies to events: what the kitchen and the door need. */
  replyDetails: { period: { count: 30, unit: 'day' } },
  replies: { period: { count: 1, unit: 'year' } },
  profiles: { period: { count: 2, unit: 'year' }, askedDays: 30 },
  /** What candidates said to being shown: while a court may still be asked about it. */
  candidateAnswers: { period: { count: 6, unit: 'year' } },
  /** After they have stopped opening the candidate's page; until then an old one sends a new one. */
  candidateLinks: { period: { count: 30, unit: 'day' } },
  /** Reports of profiles, with what the office answered. */
  candidateReports: { period: { count: 2, unit: 'year' } },
  auditLog: { period: { count: 2, unit: 'year' } },
  bin: { period: { count: 30, unit: 'day' } },
  imports: { period: { count: 1, unit: 'year' } },
} as const satisfies Record<string, Kept>;

export type RetentionKind = keyof typeof RETENTION;

/** In the order of the page. */
export const RETENTION_KINDS = Object.keys(RETENTION) as RetentionKind[];

const SECONDS = { minute: 60, day: 24 * 3600 } as const;

/** In seconds, of a period whose length does not depend on the calendar. */
export function secondsKept(
  kind: {
    [Kind in RetentionKind]: (typeof RETENTION)[Kind]['period']['unit'] extends 'year' ? never : Kind;
  }[RetentionKind],
): number {
  const { count, unit } = RETENTION[kind].period;
  return count * SECONDS[unit];
}

/** As "2 years", in the language of that locale. */
export function periodText({ count, unit }: Period, locale: string): string {
  return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
