/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type HirePayment =
  | 'CASH'
  | 'CHEQUE';

export type HireRequestInput = {
  address?: string;
  /** YYYY-MM-DD */
  agreedOn?: string | null | undefined;
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
  isMemberPrice?: boolean | null | undefined;
  /** Either this or telephone is required */
  mobile?: string;
  name: string;
  paidBy?: HirePayment | null | undefined;
  postcode?: string;
  purpose: string;
  roomIds?: Array<number> | null | undefined;
  telephone?: string;
  /** Like from; not after it, it is on the next day, at most 16 hours later. Of an hour shown twice it is the second */
  to: string;
  /** Leave it out; bots that fill in every field are recognised by it */
  website?: string | null | undefined;
};

export type SendHireRequestMutationVariables = Exact<{
  input: HireRequestInput;
  language?: string | null | undefined;
}>;


export type SendHireRequestMutation = { sendHireRequest: string };


export const SendHireRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendHireRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HireRequestInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendHireRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]}]}}]} as unknown as DocumentNode<SendHireRequestMutation, SendHireRequestMutationVariables>;
export const useSendHireRequestMutation = (options?: useMutation.Options<SendHireRequestMutation, SendHireRequestMutationVariables>) =>
  useMutation(SendHireRequestDocument, options);