/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Purpose of a one-time code */
export type CodePurpose =
  | 'PASSWORD_RESET'
  | 'REGISTRATION';

export type MemberCodeInput = {
  /** Digits without a plus. Default: the site’s own */
  countryCode?: string | null | undefined;
  /** Ten digits; the country code or a leading 0 is removed */
  mobile: string;
  purpose: CodePurpose;
};

/** A person’s roles */
export type OfficeRole =
  | 'EDITOR'
  | 'HALL_SECRETARY'
  | 'MATRIMONIAL_OFFICER'
  | 'OWNER'
  | 'TREASURER';

export type OwnSignInInput = {
  /** The six digits of the newest text message for REGISTRATION to that number */
  code: string;
  /** Whether the family's contact person stays the one to ring; else it is the candidate. Only where the candidate is alone */
  contactStays: boolean;
  /** Digits without a plus. Default: the site’s own */
  countryCode?: string | null | undefined;
  /** Ends the family's sign-in; else both use the profile */
  isAlone: boolean;
  /** Ten digits; the country code or a leading 0 is removed */
  mobile: string;
  /** At least 10 characters */
  password: string;
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

export type TakeOverInput = {
  /** Whether the family's contact person stays the one to ring; else it is the candidate */
  contactStays: boolean;
  /** Of the candidate's own sign-in */
  password: string;
};

export type RequestOwnSignInCodeMutationVariables = Exact<{
  input: MemberCodeInput;
}>;


export type RequestOwnSignInCodeMutation = { requestMemberCode: boolean };

export type SetUpOwnSignInMutationVariables = Exact<{
  token: string;
  input: OwnSignInInput;
}>;


export type SetUpOwnSignInMutation = { setUpOwnSignIn: { role: Role, permissions: Array<Permission>, withheldRoles: Array<OfficeRole>, userId: number, memberId: number, isCandidate: boolean, profileForId: number, name: string, email: string, mobile: string } };

export type TakeOverMembershipMutationVariables = Exact<{
  input: TakeOverInput;
}>;


export type TakeOverMembershipMutation = { takeOverMembership: boolean };


export const RequestOwnSignInCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestOwnSignInCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MemberCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestMemberCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RequestOwnSignInCodeMutation, RequestOwnSignInCodeMutationVariables>;
export const SetUpOwnSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUpOwnSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnSignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUpOwnSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"withheldRoles"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"isCandidate"}},{"kind":"Field","name":{"kind":"Name","value":"profileForId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}}]} as unknown as DocumentNode<SetUpOwnSignInMutation, SetUpOwnSignInMutationVariables>;
export const TakeOverMembershipDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeOverMembership"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TakeOverInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeOverMembership"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<TakeOverMembershipMutation, TakeOverMembershipMutationVariables>;
export const useRequestOwnSignInCodeMutation = (options?: useMutation.Options<RequestOwnSignInCodeMutation, RequestOwnSignInCodeMutationVariables>) =>
  useMutation(RequestOwnSignInCodeDocument, options);

export const useSetUpOwnSignInMutation = (options?: useMutation.Options<SetUpOwnSignInMutation, SetUpOwnSignInMutationVariables>) =>
  useMutation(SetUpOwnSignInDocument, options);

export const useTakeOverMembershipMutation = (options?: useMutation.Options<TakeOverMembershipMutation, TakeOverMembershipMutationVariables>) =>
  useMutation(TakeOverMembershipDocument, options);