/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type HireInput = {
  address?: string;
  /** YYYY-MM-DD */
  agreedOn?: string | null | undefined;
  /** Pounds, for example 450 or 99.50, or empty */
  charges?: string;
  /** YYYY-MM-DD */
  date: string;
  /** The weekday, in any words */
  day?: string;
  /** Pounds, for example 450 or 99.50, or empty */
  deposit?: string;
  email?: string;
  /** HH:MM in the site’s time zone. An hour that occurs twice means the first; one that is skipped means the moment of the clock change */
  from: string;
  /** Digits, or empty */
  guests?: string;
  /** The number of hours, in any words */
  hours?: string;
  /** Default, or 0: adds a booking, accepted at once */
  id?: number | null | undefined;
  /** Emails the hirer of a new booking that is not over, as when a request is accepted */
  isHirerTold?: boolean | null | undefined;
  isMemberPrice?: boolean | null | undefined;
  /** Clears the hirer’s wish for a change, as other times or rooms do */
  isWishAnswered?: boolean | null | undefined;
  /** What they are written to in. Default: of something new the site’s first, else what it was */
  letterLanguage?: string | null | undefined;
  /** Either this or telephone is required */
  mobile?: string;
  name: string;
  /** Pounds, for example 450 or 99.50, or empty */
  outstanding?: string;
  paidBy?: HirePayment | null | undefined;
  postcode?: string;
  purpose: string;
  roomIds?: Array<number> | null | undefined;
  telephone?: string;
  /** Like from; not after it, it is on the next day, at most 16 hours later. Of an hour shown twice it is the second */
  to: string;
  /** Optimistic lock: the version that was edited; required with an id */
  version?: number | null | undefined;
};

/** The form of the site, or an admin who entered it */
export type HireOrigin =
  | 'OFFICE'
  | 'REQUEST';

export type HirePayment =
  | 'CASH'
  | 'CHEQUE';

export type HireStatus =
  | 'ACCEPTED'
  | 'CANCELLED'
  | 'DECLINED'
  | 'REQUESTED';

export type SaveHireMutationVariables = Exact<{
  input: HireInput;
}>;


export type SaveHireMutation = { saveHire: { id: number, version: number, status: HireStatus, origin: HireOrigin, name: string, address: string, postcode: string, telephone: string, mobile: string, email: string, purpose: string, guests: number | null, day: string, hours: string, startsAt: `${string}T${string}`, endsAt: `${string}T${string}`, roomIds: Array<number>, depositPence: number | null, chargesPence: number | null, outstandingPence: number | null, paidBy: HirePayment | null, agreedOn: string | null, letterLanguage: string, declineReason: string | null, wish: string | null, createdAt: `${string}T${string}`, decidedAt: `${string}T${string}` | null } };

export type DeleteHireMutationVariables = Exact<{
  id: number;
  version: number;
}>;


export type DeleteHireMutation = { deleteHire: boolean };


export const SaveHireDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveHire"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HireInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveHire"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HireFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HireFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hire"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"telephone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"roomIds"}},{"kind":"Field","name":{"kind":"Name","value":"depositPence"}},{"kind":"Field","name":{"kind":"Name","value":"chargesPence"}},{"kind":"Field","name":{"kind":"Name","value":"outstandingPence"}},{"kind":"Field","name":{"kind":"Name","value":"paidBy"}},{"kind":"Field","name":{"kind":"Name","value":"agreedOn"}},{"kind":"Field","name":{"kind":"Name","value":"letterLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}}]} as unknown as DocumentNode<SaveHireMutation, SaveHireMutationVariables>;
export const DeleteHireDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteHire"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteHire"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}]}}]} as unknown as DocumentNode<DeleteHireMutation, DeleteHireMutationVariables>;
export const useSaveHireMutation = (options?: useMutation.Options<SaveHireMutation, SaveHireMutationVariables>) =>
  useMutation(SaveHireDocument, options);

export const useDeleteHireMutation = (options?: useMutation.Options<DeleteHireMutation, DeleteHireMutationVariables>) =>
  useMutation(DeleteHireDocument, options);