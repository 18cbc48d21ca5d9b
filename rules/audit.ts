import { z } from 'zod';
import { chosen, searchedPart, ticked } from './filters.ts';
import type { MessageKey } from './messages.ts';

/** The acts of admins that the audit log records. */
export const AUDIT_ACTIONS = {
  READ_PROFILE: 'READ_PROFILE',
  READ_INTERESTS: 'READ_INTERESTS',
  /** A record that a visitor has submitted: a donation, a hire, a message. */
  READ_RECORD: 'READ_RECORD',
  /** A page of a list, or the whole list for old clients. */
  READ_LIST: 'READ_LIST',
  EXPORT: 'EXPORT',
  CREATE: 'CREATE',
  CHANGE: 'CHANGE',
  REORDER: 'REORDER',
  DELETE: 'DELETE',
  /** Of content: made visible, hidden, made a draft, or given moments from and until which it is shown. */
  SHOW: 'SHOW',
  HIDE: 'HIDE',
  DRAFT: 'DRAFT',
  PLAN: 'PLAN',
  /** Of content: deleted, but not for good yet, and taken out of the bin again. */
  BIN: 'BIN',
  RESTORE: 'RESTORE',
  /** Its texts are again as an earlier revision had them. */
  BRING_BACK: 'BRING_BACK',
  CHANGE_STATUS: 'CHANGE_STATUS',
  /** Of a donation: what was taken for it by card every month is taken no more. */
  END_MONTHLY: 'END_MONTHLY',
  /** Of a donation: a part was refunded by hand; and that a refund by hand was a mistake. */
  REFUND: 'REFUND',
  UNDO_REFUND: 'UNDO_REFUND',
  /** Of an account: a role of the office. */
  GIVE_ROLE: 'GIVE_ROLE',
  TAKE_ROLE: 'TAKE_ROLE',
  RESET_PASSWORD: 'RESET_PASSWORD',
  /** Of one's own account: its second factor. */
  TURN_ON_SECOND_FACTOR: 'TURN_ON_SECOND_FACTOR',
  TURN_OFF_SECOND_FACTOR: 'TURN_OFF_SECOND_FACTOR',
  RENEW_RECOVERY_CODES: 'RENEW_RECOVERY_CODES',
  ADD_PASSKEY: 'ADD_PASSKEY',
  REMOVE_PASSKEY: 'REMOVE_PASSKEY',
  /** Of somebody else's account. */
  RESET_SECOND_FACTOR: 'RESET_SECOND_FACTOR',
  /** A role of the office is, or is no more, withheld from whoever has no second factor. */
  REQUIRE_SECOND_FACTOR: 'REQUIRE_SECOND_FACTOR',
  WAIVE_SECOND_FACTOR: 'WAIVE_SECOND_FACTOR',
  CHANGE_MEMBER_STATUS: 'CHANGE_MEMBER_STATUS',
  REMOVE_PROFILE: 'REMOVE_PROFILE',
  /** Of an introduction: both families see each other's contacts. */
  OPEN_CONTACTS: 'OPEN_CONTACTS',
  /** Of an import: everything that it brought in is removed again. */
  UNDO: 'UNDO',
  /** Of a line of a bank statement: what it pays, or that it pays nothing here; and that this counts no more. */
  DECIDE: 'DECIDE',
  /** Of a charge: paid by hand, kept with a reason instead of given back, asked no more. */
  PAY: 'PAY',
  KEEP: 'KEEP',
  VOID: 'VOID',
  UNDO_DECISION: 'UNDO_DECISION',
  /** Of a receipt: mailed again; of messages that could not be sent: another attempt. */
  SEND: 'SEND',
  /** Of a membership: its member was written to that it ends or has ended. */
  REMIND: 'REMIND',
  /** Of a donor's statement: mailed, again or not. */
  MAIL: 'MAIL',
  /** Of a donor: the donations of another one are counted as theirs; and that this was wrong. */
  MERGE: 'MERGE',
  UNDO_MERGE: 'UNDO_MERGE',
  /** Of a count of donations: its rows are donations in the ledger. */
  BOOK: 'BOOK',
  /** Of a message: answered by mail, marked as done without an answer, or as waiting again. */
  ANSWER: 'ANSWER',
  DONE: 'DONE',
  REOPEN: 'REOPEN',
  /** Of a sponsored day: it is free again. */
  RELEASE: 'RELEASE',
  /** Of a complaint or request: confirmed that it came, given to somebody, given more time, opened again, a note added. */
  ACKNOWLEDGE: 'ACKNOWLEDGE',
  ASSIGN: 'ASSIGN',
  EXTEND: 'EXTEND',
  OPEN_AGAIN: 'OPEN_AGAIN',
  NOTE: 'NOTE',
  /** Accounts that were brought in: their owners are written to. */
  INVITE: 'INVITE',
  /** Of an account: closed by its owner, whose name the line therefore does not keep. */
  CLOSE: 'CLOSE',
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** The kinds of record that a line can be about, as the log stores them. */
export const AUDIT_SUBJECTS = {
  MEMBER: 'member',
  INTEREST: 'interest',
  MATRIMONIAL_SETTINGS: 'matrimonial-settings',
  INTRODUCTION: 'introduction',
  CANDIDATE_REPORT: 'candidate-report',
  EVENT: 'event',
  POOJA_SEVA: 'pooja-seva',
  NOTICE: 'notice',
  HOME_VIDEO: 'home-video',
  VIDEO_LINK: 'video-link',
  COMMITTEE_MEMBER: 'committee-member',
  PDF_DOCUMENT: 'pdf-document',
  SITE_SETTINGS: 'site-settings',
  SELECT_OPTION: 'select-option',
  PROFILE_FOR: 'profile-for',
  CONTACT_MESSAGE: 'contact-message',
  DONATION: 'donation',
  DONATION_TYPE: 'donation-type',
  HIRE: 'hire',
  REPLY: 'reply',
  REPLY_SETTING: 'reply-setting',
  DIET: 'diet',
  ROOM: 'room',
  HALL_PAGE: 'hall-page',
  ROOM_BOOKING: 'room-booking',
  RIGHTS_REQUEST: 'rights-request',
  USER: 'user',
  AUDIT_LOG: 'audit-log',
  IMPORT: 'import',
  BANK_ACCOUNT: 'bank-account',
  BANK_STATEMENT: 'bank-statement',
  BANK_LINE: 'bank-line',
  CHARGE: 'charge',
  RECEIPT: 'receipt',
  DONOR: 'donor',
  DONOR_STATEMENT: 'donor-statement',
  CASH_COUNT: 'cash-count',
  GIFT_AID_DECLARATION: 'gift-aid-declaration',
  GIFT_AID_CLAIM: 'gift-aid-claim',
  SMALL_DONATIONS: 'small-donations',
  SMALL_CLAIM: 'small-claim',
  STANDING_ORDER: 'standing-order',
  MEMBERSHIP: 'membership',
  FAILED_MESSAGE: 'failed-message',
  SPONSOR_OFFER: 'sponsor-offer',
  SPONSORSHIP: 'sponsorship',
} as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[keyof typeof AUDIT_SUBJECTS];

/**
 * Details of an act: the new status or role, or the column that was reordered. `FOR_NAME` marks what counts
 * for all donations of an account under the name of this one, `BY_REST` changes by REST, without a reason,
 * `OWN_SIGN_IN` of the sign-in that a candidate has beside the family, `PAYEE` of settings that say where people pay to.
 */
export const AUDIT_DETAILS = [
  'PENDING',
  'PAID',
  'CANCELLED',
  'REFUNDED',
  'ACTIVE',
  'SUSPENDED',
  'DEACTIVE',
  'REQUESTED',
  'ACCEPTED',
  'DECLINED',
  'ANSWERED',
  'REFUSED',
  'WITHDRAWN',
  'OWNER',
  'EDITOR',
  'TREASURER',
  'HALL_SECRETARY',
  'MATRIMONIAL_OFFICER',
  'MEMBERSHIP',
  'FESTIVAL',
  'HALL_AND_OTHER',
  'ENDED',
  'EXPECTED',
  'ON',
  'OFF',
  'FOR_NAME',
  'BY_REST',
  'OWN_SIGN_IN',
  'PAYEE',
] as const;
export type AuditDetail = (typeof AUDIT_DETAILS)[number];

/** The subjects that there are only where there is Gift Aid. */
export const GIFT_AID_SUBJECTS: readonly (keyof typeof AUDIT_SUBJECTS)[] = [
  'GIFT_AID_DECLARATION',
  'GIFT_AID_CLAIM',
  'SMALL_DONATIONS',
  'SMALL_CLAIM',
];

/** The subjects of the matrimonial section's log. */
export const MATRIMONIAL_SUBJECTS = [
  'MEMBER',
  'INTEREST',
  'INTRODUCTION',
  'CANDIDATE_REPORT',
  'MATRIMONIAL_SETTINGS',
] as const;
export const MATRIMONIAL_ACTIONS = [
  'READ_PROFILE',
  'READ_INTERESTS',
  'READ_LIST',
  'CHANGE',
  'NOTE',
  'OPEN_CONTACTS',
  'CHANGE_STATUS',
  'SHOW',
  'CHANGE_MEMBER_STATUS',
  'REMOVE_PROFILE',
] as const;

/** Minutes within which reading the same again adds no further line. */
export const AUDIT_READ_MINUTES = 10;

/** What people, in the office or not, do with their own account; the log has the name only as long as the account is there. */
export const OWN_ACTS: readonly AuditAction[] = [
  'CLOSE',
  'TURN_ON_SECOND_FACTOR',
  'TURN_OFF_SECOND_FACTOR',
  'RENEW_RECOVERY_CODES',
  'ADD_PASSKEY',
  'REMOVE_PASSKEY',
];

/** The acts by which nothing changes. */
export const AUDIT_READS: readonly AuditAction[] = [
  'READ_PROFILE',
  'READ_INTERESTS',
  'READ_RECORD',
  'READ_LIST',
  'EXPORT',
];

/** The filter of the log. */
export const auditFilterRules = z
  .object({
    search: searchedPart().describe(
      "A part of the admin's name or of what a record or an account is called, or a record's id",
    ),
    actor: searchedPart().describe('Matches part of the admin’s name'),
    changesOnly: ticked().describe('Without views'),
    action: chosen(AUDIT_ACTIONS),
    subjects: z
      .array(z.enum(AUDIT_SUBJECTS, 'invalidRequest' satisfies MessageKey))
      .nullish()
      .describe('Default: all'),
  })
  .describe('Omitted fields match everything');
