/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type AccountInput = {
  address: string;
  /** Needed to change the password, email or mobile */
  currentPassword?: string;
  email: string;
  /** Ten digits; +44, 0044 or a leading 0 is removed */
  mobile: string;
  name: string;
  /** Empty keeps the current password */
  newPassword?: string;
  postcode: string;
  /** Street or quarter of the family’s home village. Required if the settings have `asksSheri`, else ignored */
  sheri?: string | null | undefined;
  /** Optimistic lock: the version the editor saw; an older one answers CONFLICT */
  version: number;
};

export type UpdateMyAccountMutationVariables = Exact<{
  input: AccountInput;
}>;


export type UpdateMyAccountMutation = { updateMyAccount: { version: number, name: string, email: string, isEmailProved: boolean, mobile: string, address: string, postcode: string, sheri: string } };


export const UpdateMyAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMyAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMyAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailProved"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"sheri"}}]}}]} as unknown as DocumentNode<UpdateMyAccountMutation, UpdateMyAccountMutationVariables>;
export const useUpdateMyAccountMutation = (options?: useMutation.Options<UpdateMyAccountMutation, UpdateMyAccountMutationVariables>) =>
  useMutation(UpdateMyAccountDocument, options);