/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Their mobile is a number of the country in the settings */
export type FirstAdministratorInput = {
  email: string;
  mobile: string;
  name: string;
  /** At least 10 characters */
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

/** Initial settings of a new site; its texts are in its first language */
export type SetUpSettingsInput = {
  accentColour: string;
  address: string;
  /** Calling code of the country, for example 44 */
  callingCode: string;
  contactHours: string;
  /** ISO 3166, for example GB */
  country: string;
  /** ISO 4217, for example GBP */
  currency: string;
  description: string;
  drawings: string;
  email: string;
  /** At least one, each once, by code */
  languages: Array<string>;
  /** For example #7A1F2B */
  mainColour: string;
  /** Two numbers, for example 52.6469, -1.1253, or empty */
  mapPosition: string;
  name: string;
  phone: string;
  shortName: string;
  tagline: string;
  /** IANA name, for example Europe/London */
  timeZone: string;
  unusedParts: Array<string>;
};

export type CheckSetUpMutationVariables = Exact<{
  token: string;
}>;


export type CheckSetUpMutation = { checkSetUp: boolean };

export type SetUpMutationVariables = Exact<{
  token: string;
  settings: SetUpSettingsInput;
  administrator: FirstAdministratorInput;
}>;


export type SetUpMutation = { setUp: { role: Role, permissions: Array<Permission>, withheldRoles: Array<OfficeRole>, userId: number, memberId: number, isCandidate: boolean, profileForId: number, name: string, email: string, mobile: string } };


export const CheckSetUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckSetUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkSetUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<CheckSetUpMutation, CheckSetUpMutationVariables>;
export const SetUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"settings"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetUpSettingsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"administrator"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FirstAdministratorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"settings"},"value":{"kind":"Variable","name":{"kind":"Name","value":"settings"}}},{"kind":"Argument","name":{"kind":"Name","value":"administrator"},"value":{"kind":"Variable","name":{"kind":"Name","value":"administrator"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"withheldRoles"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"isCandidate"}},{"kind":"Field","name":{"kind":"Name","value":"profileForId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}}]} as unknown as DocumentNode<SetUpMutation, SetUpMutationVariables>;
export const useCheckSetUpMutation = (options?: useMutation.Options<CheckSetUpMutation, CheckSetUpMutationVariables>) =>
  useMutation(CheckSetUpDocument, options);

export const useSetUpMutation = (options?: useMutation.Options<SetUpMutation, SetUpMutationVariables>) =>
  useMutation(SetUpDocument, options);