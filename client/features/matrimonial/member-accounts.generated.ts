/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../graphql/use-page-query.ts';
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

export type MemberPasswordResetInput = {
  /** The six digits of the newest text message */
  code: string;
  /** Digits without a plus. Default: the site’s own */
  countryCode?: string | null | undefined;
  /** Ten digits; the country code or a leading 0 is removed */
  mobile: string;
  password: string;
};

export type MemberRegistrationInput = {
  /** Needed for the site’s own country code */
  code?: string;
  /** Digits without a plus. Default: the site’s own */
  countryCode?: string | null | undefined;
  /** Ten digits; the country code or a leading 0 is removed */
  mobile: string;
  /** Of the person who creates the profile */
  name: string;
  /** At least 10 characters */
  password: string;
  /** Whom the profile is for, see profileFors */
  profileForId: number;
};

export type MemberSignInInput = {
  /** Digits without a plus. Default: the site’s own */
  countryCode?: string | null | undefined;
  /** Ten digits; the country code or a leading 0 is removed */
  mobile: string;
  password: string;
};

/** A person’s roles */
export type OfficeRole =
  | 'EDITOR'
  | 'HALL_SECRETARY'
  | 'MATRIMONIAL_OFFICER'
  | 'OWNER'
  | 'TREASURER';

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

export type OfferedProfileForsQueryVariables = Exact<{
  language?: string | null | undefined;
}>;


export type OfferedProfileForsQuery = { selectLists: { language: string, profileFors: Array<{ id: number, language: string, name: string }> } };

export type SignInMemberMutationVariables = Exact<{
  input: MemberSignInInput;
}>;


export type SignInMemberMutation = { signInMember: { role: Role, permissions: Array<Permission>, withheldRoles: Array<OfficeRole>, userId: number, memberId: number, isCandidate: boolean, profileForId: number, name: string, email: string, mobile: string } };

export type RequestMemberCodeMutationVariables = Exact<{
  input: MemberCodeInput;
}>;


export type RequestMemberCodeMutation = { requestMemberCode: boolean };

export type RegisterMemberMutationVariables = Exact<{
  input: MemberRegistrationInput;
}>;


export type RegisterMemberMutation = { registerMember: { role: Role, permissions: Array<Permission>, withheldRoles: Array<OfficeRole>, userId: number, memberId: number, isCandidate: boolean, profileForId: number, name: string, email: string, mobile: string } };

export type ResetMemberPasswordMutationVariables = Exact<{
  input: MemberPasswordResetInput;
}>;


export type ResetMemberPasswordMutation = { resetMemberPassword: { role: Role, permissions: Array<Permission>, withheldRoles: Array<OfficeRole>, userId: number, memberId: number, isCandidate: boolean, profileForId: number, name: string, email: string, mobile: string } };


export const OfferedProfileForsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfferedProfileFors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"selectLists"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"profileFors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<OfferedProfileForsQuery, OfferedProfileForsQueryVariables>;
export const SignInMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MemberSignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"withheldRoles"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"isCandidate"}},{"kind":"Field","name":{"kind":"Name","value":"profileForId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}}]} as unknown as DocumentNode<SignInMemberMutation, SignInMemberMutationVariables>;
export const RequestMemberCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestMemberCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MemberCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestMemberCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RequestMemberCodeMutation, RequestMemberCodeMutationVariables>;
export const RegisterMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MemberRegistrationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"withheldRoles"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"isCandidate"}},{"kind":"Field","name":{"kind":"Name","value":"profileForId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}}]} as unknown as DocumentNode<RegisterMemberMutation, RegisterMemberMutationVariables>;
export const ResetMemberPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetMemberPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MemberPasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetMemberPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"withheldRoles"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"isCandidate"}},{"kind":"Field","name":{"kind":"Name","value":"profileForId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}}]} as unknown as DocumentNode<ResetMemberPasswordMutation, ResetMemberPasswordMutationVariables>;
export const useOfferedProfileForsQuery = (options?: useQuery.Options<OfferedProfileForsQuery, OfferedProfileForsQueryVariables>) =>
  usePageQuery(OfferedProfileForsDocument, options ?? {});

export const useSignInMemberMutation = (options?: useMutation.Options<SignInMemberMutation, SignInMemberMutationVariables>) =>
  useMutation(SignInMemberDocument, options);

export const useRequestMemberCodeMutation = (options?: useMutation.Options<RequestMemberCodeMutation, RequestMemberCodeMutationVariables>) =>
  useMutation(RequestMemberCodeDocument, options);

export const useRegisterMemberMutation = (options?: useMutation.Options<RegisterMemberMutation, RegisterMemberMutationVariables>) =>
  useMutation(RegisterMemberDocument, options);

export const useResetMemberPasswordMutation = (options?: useMutation.Options<ResetMemberPasswordMutation, ResetMemberPasswordMutationVariables>) =>
  useMutation(ResetMemberPasswordDocument, options);