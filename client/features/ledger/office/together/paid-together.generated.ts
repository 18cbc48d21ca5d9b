/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type DonationStatus =
  | 'CANCELLED'
  | 'PAID'
  | 'PENDING'
  | 'REFUNDED';

export type PaidTogetherInput = {
  /** At most 100 */
  donations: Array<SeenDonationInput>;
  paymentMethod: PaymentMethod;
  /** Date received in the site’s time zone, YYYY-MM-DD. Default: today */
  receivedOn?: string | null | undefined;
};

/** Payment method */
export type PaymentMethod =
  | 'CARD'
  | 'CASH'
  | 'CHEQUE'
  | 'ONLINE'
  | 'STANDING_ORDER'
  | 'TRANSFER';

/** A donation as the treasurer saw it */
export type SeenDonationInput = {
  id: number;
  status: DonationStatus;
};

/** Result of one of several donations */
export type TogetherOutcome =
  | 'ALREADY'
  | 'CHANGED'
  | 'DONE'
  | 'PAID_BY_BANK';

export type DonationOutcomeFieldsFragment = { donationId: number, reference: string, donorName: string, outcome: TogetherOutcome, changedByName: string | null, changeId: number | null };

export type SetDonationsPaidMutationVariables = Exact<{
  input: PaidTogetherInput;
}>;


export type SetDonationsPaidMutation = { setDonationsPaid: Array<{ donationId: number, reference: string, donorName: string, outcome: TogetherOutcome, changedByName: string | null, changeId: number | null }> };

export type UndoDonationsPaidMutationVariables = Exact<{
  changeIds: Array<number> | number;
}>;


export type UndoDonationsPaidMutation = { undoDonationsPaid: Array<{ donationId: number, reference: string, donorName: string, outcome: TogetherOutcome, changedByName: string | null, changeId: number | null }> };

export const DonationOutcomeFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DonationOutcomeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationOutcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donationId"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"changedByName"}},{"kind":"Field","name":{"kind":"Name","value":"changeId"}}]}}]} as unknown as DocumentNode<DonationOutcomeFieldsFragment, unknown>;
export const SetDonationsPaidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDonationsPaid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaidTogetherInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDonationsPaid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DonationOutcomeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DonationOutcomeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationOutcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donationId"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"changedByName"}},{"kind":"Field","name":{"kind":"Name","value":"changeId"}}]}}]} as unknown as DocumentNode<SetDonationsPaidMutation, SetDonationsPaidMutationVariables>;
export const UndoDonationsPaidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoDonationsPaid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changeIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoDonationsPaid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"changeIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changeIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DonationOutcomeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DonationOutcomeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationOutcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donationId"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"changedByName"}},{"kind":"Field","name":{"kind":"Name","value":"changeId"}}]}}]} as unknown as DocumentNode<UndoDonationsPaidMutation, UndoDonationsPaidMutationVariables>;
export const useSetDonationsPaidMutation = (options?: useMutation.Options<SetDonationsPaidMutation, SetDonationsPaidMutationVariables>) =>
  useMutation(SetDonationsPaidDocument, options);

export const useUndoDonationsPaidMutation = (options?: useMutation.Options<UndoDonationsPaidMutation, UndoDonationsPaidMutationVariables>) =>
  useMutation(UndoDonationsPaidDocument, options);