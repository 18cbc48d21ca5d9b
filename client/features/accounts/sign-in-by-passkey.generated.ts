/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
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

export type SignInWithPasskeyMutationVariables = Exact<{
  passkey: string;
}>;


export type SignInWithPasskeyMutation = { signInWithPasskey: { role: Role, permissions: Array<Permission>, withheldRoles: Array<OfficeRole>, userId: number, memberId: number, isCandidate: boolean, profileForId: number, name: string, email: string, mobile: string } };


export const SignInWithPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInWithPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInWithPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"passkey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"withheldRoles"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"isCandidate"}},{"kind":"Field","name":{"kind":"Name","value":"profileForId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}}]} as unknown as DocumentNode<SignInWithPasskeyMutation, SignInWithPasskeyMutationVariables>;