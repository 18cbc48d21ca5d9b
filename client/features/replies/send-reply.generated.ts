/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type AgeGroup =
  | 'ADULT'
  | 'CHILD'
  | 'INFANT'
  | 'SENIOR'
  | 'YOUTH';

export type PeopleOfAgeInput = {
  group: AgeGroup;
  people: number;
};

export type PeopleOfDietInput = {
  dietId: number;
  people: number;
};

export type ReplyAnswerInput = {
  answer: string;
  key: string;
};

export type ReplyInput = {
  ages: Array<PeopleOfAgeInput>;
  answers: Array<ReplyAnswerInput>;
  /** The date’s key, YYYY-MM-DD */
  day: string;
  diets: Array<PeopleOfDietInput>;
  email?: string;
  eventId: number;
  /** Key chosen by the client, 8 to 64 letters and digits: sending it again adds nothing */
  idempotencyKey: string;
  /** Whether they ask for the price of members */
  isMemberPrice?: boolean | null | undefined;
  mobile?: string;
  name: string;
  /** What we should know, such as a wheelchair */
  needs?: string;
  /** Waits when there is not enough room for all; else the outcome is FULL */
  waitIfFull?: boolean;
  /** Leave it out; bots that fill in every field are recognised by it */
  website?: string | null | undefined;
};

/** FULL: not enough places for all of them; nothing was stored or changed */
export type ReplyOutcome =
  | 'COMING'
  | 'FULL'
  | 'WAITING';

export type SendReplyMutationVariables = Exact<{
  input: ReplyInput;
  language?: string | null | undefined;
}>;


export type SendReplyMutation = { sendReply: { outcome: ReplyOutcome, left: number | null, token: string | null } };


export const SendReplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendReply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendReply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<SendReplyMutation, SendReplyMutationVariables>;
export const useSendReplyMutation = (options?: useMutation.Options<SendReplyMutation, SendReplyMutationVariables>) =>
  useMutation(SendReplyDocument, options);