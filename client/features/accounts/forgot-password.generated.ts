/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A person’s roles */
export type OfficeRole =
  | 'EDITOR'
  | 'HALL_SECRETARY'
  | 'MATRIMONIAL_OFFICER'
  | 'OWNER'
  | 'TREASURER';

export type PasswordCodeInput = {
  /** Digits without a plus. Default: the site’s own */
  countryCode?: string | null | undefined;
  /** Ten digits; the country code or a leading 0 is removed */
  mobile: string;
};

export type PasswordResetInput = {
  /** The six digits of the newest text message */
  code: string;
  /** Digits without a plus. Default: the site’s own */
  countryCode?: string | null | undefined;
  /** Ten digits; the country code or a leading 0 is removed */
  mobile: string;
  /** In place of that code: AuthenticationResponseJSON of the browser, as text, for the request from passkeyRequest */
  passkey?: string | null | undefined;
  password: string;
  /** For accounts with a second factor, as for sign-in */
  secondFactorCode?: string | null | undefined;
};

export type Permission =
  | 'DONATE'
  | 'EDIT_OWN_ACCOUNT'
  | 'EMPTY_BIN'
  | 'ENTER_OFFICE'
  | 'KEEP_SESSIONS'
  | 'MANAGE_CHARGES'
  | 'MANAGE_CONTACT_MESSAGES'
  | 'MANAGE_CONTENT'
  | 'MANAGE_DONATIONS'
  | 'MANAGE_HALL_HIRE'
  | 'MANAGE_IMPORTS'
  | 'MANAGE_MATRIMONIALS'
  | 'MANAGE_REPLIES'
  | 'MANAGE_REQUESTS'
  | 'MANAGE_SELECT_LISTS'
  | 'MANAGE_SETTINGS'
  | 'MANAGE_USERS'
  | 'PUBLIC'
  | 'READ_PROFILES'
  | 'UPLOAD_FILES'
  | 'USE_MATRIMONIALS'
  | 'VIEW_AUDIT_LOG';

export type Role =
  | 'ADMIN'
  | 'ANONYMOUS'
  | 'MAIN_USER'
  | 'MEMBER';

export type RequestPasswordCodeMutationVariables = Exact<{
  input: PasswordCodeInput;
}>;


export type RequestPasswordCodeMutation = { requestPasswordCode: boolean };

export type ResetPasswordMutationVariables = Exact<{
  input: PasswordResetInput;
}>;


export type ResetPasswordMutation = { resetPassword: { role: Role, permissions: Array<Permission>, withheldRoles: Array<OfficeRole>, userId: number, memberId: number, isCandidate: boolean, profileForId: number, name: string, email: string, mobile: string } };


export const RequestPasswordCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RequestPasswordCodeMutation, RequestPasswordCodeMutationVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"withheldRoles"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"isCandidate"}},{"kind":"Field","name":{"kind":"Name","value":"profileForId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const useRequestPasswordCodeMutation = (options?: useMutation.Options<RequestPasswordCodeMutation, RequestPasswordCodeMutationVariables>) =>
  useMutation(RequestPasswordCodeDocument, options);

export const useResetPasswordMutation = (options?: useMutation.Options<ResetPasswordMutation, ResetPasswordMutationVariables>) =>
  useMutation(ResetPasswordDocument, options);