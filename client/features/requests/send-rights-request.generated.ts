/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** To see, correct or erase personal data, or a complaint */
export type RequestKind =
  | 'ACCESS'
  | 'COMPLAINT'
  | 'ERASURE'
  | 'RECTIFICATION';

export type SendRightsRequestInput = {
  about: string;
  /** Either this or a phone number is required */
  email?: string;
  kind: RequestKind;
  name: string;
  /** Whom it is about, if not the sender */
  onBehalfOf?: string;
  phone?: string;
  /** Leave it out; bots that fill in every field are recognised by it */
  website?: string | null | undefined;
};

export type SendRightsRequestMutationVariables = Exact<{
  input: SendRightsRequestInput;
  language?: string | null | undefined;
}>;


export type SendRightsRequestMutation = { sendRightsRequest: { reference: string, acknowledgeBy: string, answerBy: string, isMailed: boolean } };


export const SendRightsRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendRightsRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendRightsRequestInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendRightsRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"acknowledgeBy"}},{"kind":"Field","name":{"kind":"Name","value":"answerBy"}},{"kind":"Field","name":{"kind":"Name","value":"isMailed"}}]}}]}}]} as unknown as DocumentNode<SendRightsRequestMutation, SendRightsRequestMutationVariables>;
export const useSendRightsRequestMutation = (options?: useMutation.Options<SendRightsRequestMutation, SendRightsRequestMutationVariables>) =>
  useMutation(SendRightsRequestDocument, options);