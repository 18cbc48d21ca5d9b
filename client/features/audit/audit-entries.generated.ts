/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Entry of the audit log */
export type AuditAction =
  | 'ACKNOWLEDGE'
  | 'ADD_PASSKEY'
  | 'ANSWER'
  | 'ASSIGN'
  | 'BIN'
  | 'BOOK'
  | 'BRING_BACK'
  | 'CHANGE'
  | 'CHANGE_MEMBER_STATUS'
  | 'CHANGE_STATUS'
  | 'CLOSE'
  | 'CREATE'
  | 'DECIDE'
  | 'DELETE'
  | 'DONE'
  | 'DRAFT'
  | 'END_MONTHLY'
  | 'EXPORT'
  | 'EXTEND'
  | 'GIVE_ROLE'
  | 'HIDE'
  | 'INVITE'
  | 'KEEP'
  | 'MAIL'
  | 'MERGE'
  | 'NOTE'
  | 'OPEN_AGAIN'
  | 'OPEN_CONTACTS'
  | 'PAY'
  | 'PLAN'
  | 'READ_INTERESTS'
  | 'READ_LIST'
  | 'READ_PROFILE'
  | 'READ_RECORD'
  | 'REFUND'
  | 'RELEASE'
  | 'REMIND'
  | 'REMOVE_PASSKEY'
  | 'REMOVE_PROFILE'
  | 'RENEW_RECOVERY_CODES'
  | 'REOPEN'
  | 'REORDER'
  | 'REQUIRE_SECOND_FACTOR'
  | 'RESET_PASSWORD'
  | 'RESET_SECOND_FACTOR'
  | 'RESTORE'
  | 'SEND'
  | 'SHOW'
  | 'TAKE_ROLE'
  | 'TURN_OFF_SECOND_FACTOR'
  | 'TURN_ON_SECOND_FACTOR'
  | 'UNDO'
  | 'UNDO_DECISION'
  | 'UNDO_MERGE'
  | 'UNDO_REFUND'
  | 'VOID'
  | 'WAIVE_SECOND_FACTOR';

/** In what way */
export type AuditDetail =
  | 'ACCEPTED'
  | 'ACTIVE'
  | 'ANSWERED'
  | 'BY_REST'
  | 'CANCELLED'
  | 'DEACTIVE'
  | 'DECLINED'
  | 'EDITOR'
  | 'ENDED'
  | 'EXPECTED'
  | 'FESTIVAL'
  | 'FOR_NAME'
  | 'HALL_AND_OTHER'
  | 'HALL_SECRETARY'
  | 'MATRIMONIAL_OFFICER'
  | 'MEMBERSHIP'
  | 'OFF'
  | 'ON'
  | 'OWNER'
  | 'OWN_SIGN_IN'
  | 'PAID'
  | 'PAYEE'
  | 'PENDING'
  | 'REFUNDED'
  | 'REFUSED'
  | 'REQUESTED'
  | 'SUSPENDED'
  | 'TREASURER'
  | 'WITHDRAWN';

/** Omitted fields match everything */
export type AuditFilterInput = {
  action?: AuditAction | null | undefined;
  /** Matches part of the admin’s name */
  actor?: string | null | undefined;
  /** Without views */
  changesOnly?: boolean | null | undefined;
  /** A part of the admin's name or of what a record or an account is called, or a record's id */
  search?: string | null | undefined;
  /** Default: all */
  subjects?: Array<AuditSubject> | null | undefined;
};

/** The kind of record */
export type AuditSubject =
  | 'AUDIT_LOG'
  | 'BANK_ACCOUNT'
  | 'BANK_LINE'
  | 'BANK_STATEMENT'
  | 'CANDIDATE_REPORT'
  | 'CASH_COUNT'
  | 'CHARGE'
  | 'COMMITTEE_MEMBER'
  | 'CONTACT_MESSAGE'
  | 'DIET'
  | 'DONATION'
  | 'DONATION_TYPE'
  | 'DONOR'
  | 'DONOR_STATEMENT'
  | 'EVENT'
  | 'FAILED_MESSAGE'
  | 'GIFT_AID_CLAIM'
  | 'GIFT_AID_DECLARATION'
  | 'HALL_PAGE'
  | 'HIRE'
  | 'HOME_VIDEO'
  | 'IMPORT'
  | 'INTEREST'
  | 'INTRODUCTION'
  | 'MATRIMONIAL_SETTINGS'
  | 'MEMBER'
  | 'MEMBERSHIP'
  | 'NOTICE'
  | 'PDF_DOCUMENT'
  | 'POOJA_SEVA'
  | 'PROFILE_FOR'
  | 'RECEIPT'
  | 'REPLY'
  | 'REPLY_SETTING'
  | 'RIGHTS_REQUEST'
  | 'ROOM'
  | 'ROOM_BOOKING'
  | 'SELECT_OPTION'
  | 'SITE_SETTINGS'
  | 'SMALL_CLAIM'
  | 'SMALL_DONATIONS'
  | 'SPONSORSHIP'
  | 'SPONSOR_OFFER'
  | 'STANDING_ORDER'
  | 'USER'
  | 'VIDEO_LINK';

export type AuditEntriesQueryVariables = Exact<{
  filter?: AuditFilterInput | null | undefined;
  page: number;
  pageSize: number;
}>;


export type AuditEntriesQuery = { auditEntries: { totalCount: number, items: Array<{ id: number, at: `${string}T${string}`, actorName: string, action: AuditAction, subject: AuditSubject, subjectId: number | null, subjectName: string | null, label: string | null, detail: AuditDetail | null, reason: string | null, count: number | null }> } };


export const AuditEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subjectName"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AuditEntriesQuery, AuditEntriesQueryVariables>;
export const useAuditEntriesQuery = (options: useQuery.Options<AuditEntriesQuery, AuditEntriesQueryVariables>) =>
  usePageQuery(AuditEntriesDocument, options);