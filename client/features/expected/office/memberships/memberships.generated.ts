/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** DUE: it ends within 30 days, or was promised and is not paid */
export type MembershipState =
  | 'DUE'
  | 'LAPSED'
  | 'PAID';

export type ReminderOutcome =
  | 'ALREADY'
  | 'NOT_DUE'
  | 'NO_EMAIL'
  | 'SENT';

/** BEFORE: in the last 30 days; ENDED: after the last day; AFTER: 30 days later and after the earlier reminder */
export type ReminderStep =
  | 'AFTER'
  | 'BEFORE'
  | 'ENDED';

export type AssociationMemberFieldsFragment = { donorId: number, name: string, email: string, address: string, postcode: string, language: string, typeName: string, state: MembershipState, until: string | null, isForLife: boolean, paidOn: string | null, promisedPence: number, nextLetter: ReminderStep | null, textLanguages: { typeName: string }, reminders: Array<{ step: ReminderStep, sentAt: `${string}T${string}`, sentByName: string }> };

export type AssociationMembersQueryVariables = Exact<{
  page: number;
  pageSize: number;
  on?: string | null | undefined;
  state?: MembershipState | null | undefined;
  search?: string | null | undefined;
  language?: string | null | undefined;
}>;


export type AssociationMembersQuery = { associationMembers: { totalCount: number, writableCount: number, items: Array<{ donorId: number, name: string, email: string, address: string, postcode: string, language: string, typeName: string, state: MembershipState, until: string | null, isForLife: boolean, paidOn: string | null, promisedPence: number, nextLetter: ReminderStep | null, textLanguages: { typeName: string }, reminders: Array<{ step: ReminderStep, sentAt: `${string}T${string}`, sentByName: string }> }>, counts: { paid: number, due: number, lapsed: number } } };

export type MembershipReminderFieldsFragment = { hasMemberships: boolean, isOn: boolean, canMail: boolean, changedByName: string, changedAt: `${string}T${string}` | null };

export type MembershipRemindersQueryVariables = Exact<{ [key: string]: never; }>;


export type MembershipRemindersQuery = { membershipReminders: { hasMemberships: boolean, isOn: boolean, canMail: boolean, changedByName: string, changedAt: `${string}T${string}` | null } };

export type TurnMembershipRemindersMutationVariables = Exact<{
  isOn: boolean;
}>;


export type TurnMembershipRemindersMutation = { turnMembershipReminders: { hasMemberships: boolean, isOn: boolean, canMail: boolean, changedByName: string, changedAt: `${string}T${string}` | null } };

export type RemindMembersMutationVariables = Exact<{
  donorIds: Array<number> | number;
}>;


export type RemindMembersMutation = { remindMembers: Array<{ donorId: number, outcome: ReminderOutcome }> };

export const AssociationMemberFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssociationMemberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donorId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typeName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isForLife"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"promisedPence"}},{"kind":"Field","name":{"kind":"Name","value":"reminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentByName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextLetter"}}]}}]} as unknown as DocumentNode<AssociationMemberFieldsFragment, unknown>;
export const MembershipReminderFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MembershipReminderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MembershipReminders"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasMemberships"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"canMail"}},{"kind":"Field","name":{"kind":"Name","value":"changedByName"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<MembershipReminderFieldsFragment, unknown>;
export const AssociationMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssociationMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"on"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MembershipState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"associationMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"on"},"value":{"kind":"Variable","name":{"kind":"Name","value":"on"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssociationMemberFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"writableCount"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"lapsed"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssociationMemberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donorId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typeName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isForLife"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"promisedPence"}},{"kind":"Field","name":{"kind":"Name","value":"reminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentByName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextLetter"}}]}}]} as unknown as DocumentNode<AssociationMembersQuery, AssociationMembersQueryVariables>;
export const MembershipRemindersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MembershipReminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"membershipReminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MembershipReminderFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MembershipReminderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MembershipReminders"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasMemberships"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"canMail"}},{"kind":"Field","name":{"kind":"Name","value":"changedByName"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<MembershipRemindersQuery, MembershipRemindersQueryVariables>;
export const TurnMembershipRemindersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TurnMembershipReminders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"turnMembershipReminders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MembershipReminderFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MembershipReminderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MembershipReminders"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasMemberships"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"canMail"}},{"kind":"Field","name":{"kind":"Name","value":"changedByName"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<TurnMembershipRemindersMutation, TurnMembershipRemindersMutationVariables>;
export const RemindMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemindMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"donorIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remindMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"donorIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"donorIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donorId"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}}]}}]} as unknown as DocumentNode<RemindMembersMutation, RemindMembersMutationVariables>;
export const useAssociationMembersQuery = (options: useQuery.Options<AssociationMembersQuery, AssociationMembersQueryVariables>) =>
  usePageQuery(AssociationMembersDocument, options);

export const useMembershipRemindersQuery = (options?: useQuery.Options<MembershipRemindersQuery, MembershipRemindersQueryVariables>) =>
  usePageQuery(MembershipRemindersDocument, options ?? {});

export const useTurnMembershipRemindersMutation = (options?: useMutation.Options<TurnMembershipRemindersMutation, TurnMembershipRemindersMutationVariables>) =>
  useMutation(TurnMembershipRemindersDocument, options);

export const useRemindMembersMutation = (options?: useMutation.Options<RemindMembersMutation, RemindMembersMutationVariables>) =>
  useMutation(RemindMembersDocument, options);