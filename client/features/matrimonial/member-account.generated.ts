/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type MemberMobileInput = {
  /** The six digits of the newest text message to that number */
  code: string;
  /** Digits without a plus. Default: the site’s own */
  countryCode?: string | null | undefined;
  currentPassword: string;
  /** Ten digits; the country code or a leading 0 is removed */
  mobile: string;
};

export type MemberPasswordInput = {
  currentPassword: string;
  /** The new one; at least 10 characters */
  password: string;
};

export type RenameMyMembershipMutationVariables = Exact<{
  name: string;
}>;


export type RenameMyMembershipMutation = { renameMyMembership: boolean };

export type ChangeMyMemberPasswordMutationVariables = Exact<{
  input: MemberPasswordInput;
}>;


export type ChangeMyMemberPasswordMutation = { changeMyMemberPassword: boolean };

export type ChangeMyMobileMutationVariables = Exact<{
  input: MemberMobileInput;
}>;


export type ChangeMyMobileMutation = { changeMyMobile: boolean };


export const RenameMyMembershipDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameMyMembership"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameMyMembership"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}]}]}}]} as unknown as DocumentNode<RenameMyMembershipMutation, RenameMyMembershipMutationVariables>;
export const ChangeMyMemberPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeMyMemberPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MemberPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeMyMemberPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ChangeMyMemberPasswordMutation, ChangeMyMemberPasswordMutationVariables>;
export const ChangeMyMobileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeMyMobile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MemberMobileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeMyMobile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ChangeMyMobileMutation, ChangeMyMobileMutationVariables>;
export const useRenameMyMembershipMutation = (options?: useMutation.Options<RenameMyMembershipMutation, RenameMyMembershipMutationVariables>) =>
  useMutation(RenameMyMembershipDocument, options);

export const useChangeMyMemberPasswordMutation = (options?: useMutation.Options<ChangeMyMemberPasswordMutation, ChangeMyMemberPasswordMutationVariables>) =>
  useMutation(ChangeMyMemberPasswordDocument, options);

export const useChangeMyMobileMutation = (options?: useMutation.Options<ChangeMyMobileMutation, ChangeMyMobileMutationVariables>) =>
  useMutation(ChangeMyMobileDocument, options);