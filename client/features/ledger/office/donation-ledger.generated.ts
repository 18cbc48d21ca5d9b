/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type CardEntryKind =
  | 'CHARGEBACK'
  | 'FEE'
  | 'PAYMENT'
  | 'REFUND';

/** PROVIDER: ended after failed payments, or at the provider */
export type CardSubscriptionEnd =
  | 'DONOR'
  | 'OFFICE'
  | 'PROVIDER';

/** FAILING: the last payment failed and will be retried. ENDED is final */
export type CardSubscriptionState =
  | 'ACTIVE'
  | 'ENDED'
  | 'FAILING';

/** Omitted fields match everything */
export type DonationFilterInput = {
  /** Donations from this donor */
  donorId?: number | null | undefined;
  /** The first day by the clock of the site, YYYY-MM-DD, on which money came or, as long as it has not, was promised */
  from?: string | null | undefined;
  paymentMethod?: PaymentMethodFilter | null | undefined;
  /** Matches part of the name, email, phone or reference; case-insensitive */
  search?: string | null | undefined;
  status?: DonationStatus | null | undefined;
  subTypeId?: number | null | undefined;
  /** The last day */
  to?: string | null | undefined;
};

/** MONTHLY is a promised standing order, or taken by card */
export type DonationFrequency =
  | 'MONTHLY'
  | 'ONCE';

/** Note written automatically in a donation’s history */
export type DonationNote =
  | 'ACCOUNT_CLOSED'
  | 'BANK_DECISION_UNDONE'
  | 'CHEQUE'
  | 'IMPORT_UNDONE'
  | 'PAID_TOGETHER_UNDONE'
  | 'REOPENED_BY_PAYMENT'
  | 'SPONSOR_UNPAID';

export type DonationStatus =
  | 'CANCELLED'
  | 'PAID'
  | 'PENDING'
  | 'REFUNDED';

/** Payment method */
export type PaymentMethod =
  | 'CARD'
  | 'CASH'
  | 'CHEQUE'
  | 'ONLINE'
  | 'STANDING_ORDER'
  | 'TRANSFER';

/** Payment method; NOT_RECORDED finds payments without one */
export type PaymentMethodFilter =
  | 'CARD'
  | 'CASH'
  | 'CHEQUE'
  | 'NOT_RECORDED'
  | 'ONLINE'
  | 'STANDING_ORDER'
  | 'TRANSFER';

/** Manual refund */
export type RefundInput = {
  /** Pounds, for example 20.00; refunding all that is left makes the donation REFUNDED */
  amount: string;
  /** Refund date, YYYY-MM-DD */
  day: string;
  /** Refund method; not STANDING_ORDER */
  paymentMethod: PaymentMethod;
  /** For the history; not shown to donors */
  reason: string;
  /** Pence refunded before, as seen by the caller; another amount answers CONFLICT */
  seenPence: number;
};

export type LedgerDonationFieldsFragment = { id: number, reference: string, language: string, typeName: string, donorId: number | null, donorName: string, phone: string, email: string, message: string, amountPence: number, frequency: DonationFrequency, userId: number | null, allocatedPence: number, bankStatementId: number | null, isPaidByCard: boolean, refundedPence: number, status: DonationStatus, createdAt: `${string}T${string}`, receivedOn: string | null, paymentMethod: PaymentMethod | null, receiptNumber: string | null, textLanguages: { typeName: string } };

export type DonationLedgerQueryVariables = Exact<{
  page: number;
  pageSize: number;
  filter?: DonationFilterInput | null | undefined;
  language?: string | null | undefined;
}>;


export type DonationLedgerQuery = { donations: { totalCount: number, payableCount: number, items: Array<{ id: number, reference: string, language: string, typeName: string, donorId: number | null, donorName: string, phone: string, email: string, message: string, amountPence: number, frequency: DonationFrequency, userId: number | null, allocatedPence: number, bankStatementId: number | null, isPaidByCard: boolean, refundedPence: number, status: DonationStatus, createdAt: `${string}T${string}`, receivedOn: string | null, paymentMethod: PaymentMethod | null, receiptNumber: string | null, textLanguages: { typeName: string } }>, sums: { paidPence: number, refundedPence: number, pendingPence: number, feePence: number } } };

export type DonationHistoryQueryVariables = Exact<{
  id: number;
}>;


export type DonationHistoryQuery = { donation: { id: number, reference: string, donorName: string, createdAt: `${string}T${string}`, amountPence: number, status: DonationStatus, receivedOn: string | null, refundedPence: number, feePence: number, isPaidByCard: boolean, history: Array<{ id: number, fromStatus: DonationStatus, toStatus: DonationStatus, changedByName: string, note: string | null, noteCode: DonationNote | null, receivedOn: string | null, paymentMethod: PaymentMethod | null, changedAt: `${string}T${string}` }>, cardEntries: Array<{ id: number, kind: CardEntryKind, pence: number, happenedAt: `${string}T${string}` }>, refunds: Array<{ id: number, pence: number, day: string, paymentMethod: PaymentMethod | null, reason: string | null, reversesId: number | null, madeByName: string, madeAt: `${string}T${string}` }>, cardSubscription: { state: CardSubscriptionState, stateSince: `${string}T${string}`, endedBy: CardSubscriptionEnd | null } | null } };

export type DonationTotalsQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
  paymentMethod?: PaymentMethodFilter | null | undefined;
  language?: string | null | undefined;
}>;


export type DonationTotalsQuery = { donationTotals: { byType: Array<{ subTypeId: number, name: string, paidPence: number, refundedPence: number, pendingPence: number, textLanguages: { name: string } }>, byMonth: Array<{ month: string, paidPence: number, refundedPence: number, pendingPence: number }> } };

export type SetDonationStatusMutationVariables = Exact<{
  id: number;
  status: DonationStatus;
  note?: string | null | undefined;
  receivedOn?: string | null | undefined;
  paymentMethod?: PaymentMethod | null | undefined;
}>;


export type SetDonationStatusMutation = { setDonationStatus: { id: number } };

export type RefundDonationMutationVariables = Exact<{
  id: number;
  input: RefundInput;
}>;


export type RefundDonationMutation = { refundDonation: { id: number } };

export type UndoRefundMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type UndoRefundMutation = { undoRefund: { id: number } };

export type EndCardSubscriptionMutationVariables = Exact<{
  id: number;
}>;


export type EndCardSubscriptionMutation = { endCardSubscription: { state: CardSubscriptionState } | null };

export const LedgerDonationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerDonationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Donation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typeName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"donorId"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"amountPence"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"allocatedPence"}},{"kind":"Field","name":{"kind":"Name","value":"bankStatementId"}},{"kind":"Field","name":{"kind":"Name","value":"isPaidByCard"}},{"kind":"Field","name":{"kind":"Name","value":"refundedPence"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}}]}}]} as unknown as DocumentNode<LedgerDonationFieldsFragment, unknown>;
export const DonationLedgerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DonationLedger"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DonationFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LedgerDonationFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"payableCount"}},{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paidPence"}},{"kind":"Field","name":{"kind":"Name","value":"refundedPence"}},{"kind":"Field","name":{"kind":"Name","value":"pendingPence"}},{"kind":"Field","name":{"kind":"Name","value":"feePence"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerDonationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Donation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typeName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"donorId"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"amountPence"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"allocatedPence"}},{"kind":"Field","name":{"kind":"Name","value":"bankStatementId"}},{"kind":"Field","name":{"kind":"Name","value":"isPaidByCard"}},{"kind":"Field","name":{"kind":"Name","value":"refundedPence"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}}]}}]} as unknown as DocumentNode<DonationLedgerQuery, DonationLedgerQueryVariables>;
export const DonationHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DonationHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"amountPence"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"refundedPence"}},{"kind":"Field","name":{"kind":"Name","value":"feePence"}},{"kind":"Field","name":{"kind":"Name","value":"isPaidByCard"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromStatus"}},{"kind":"Field","name":{"kind":"Name","value":"toStatus"}},{"kind":"Field","name":{"kind":"Name","value":"changedByName"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"noteCode"}},{"kind":"Field","name":{"kind":"Name","value":"receivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cardEntries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"pence"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pence"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reversesId"}},{"kind":"Field","name":{"kind":"Name","value":"madeByName"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cardSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateSince"}},{"kind":"Field","name":{"kind":"Name","value":"endedBy"}}]}}]}}]}}]} as unknown as DocumentNode<DonationHistoryQuery, DonationHistoryQueryVariables>;
export const DonationTotalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DonationTotals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paymentMethod"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentMethodFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donationTotals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"paymentMethod"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paymentMethod"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"paidPence"}},{"kind":"Field","name":{"kind":"Name","value":"refundedPence"}},{"kind":"Field","name":{"kind":"Name","value":"pendingPence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byMonth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"paidPence"}},{"kind":"Field","name":{"kind":"Name","value":"refundedPence"}},{"kind":"Field","name":{"kind":"Name","value":"pendingPence"}}]}}]}}]}}]} as unknown as DocumentNode<DonationTotalsQuery, DonationTotalsQueryVariables>;
export const SetDonationStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDonationStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DonationStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"receivedOn"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paymentMethod"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentMethod"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDonationStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}},{"kind":"Argument","name":{"kind":"Name","value":"receivedOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"receivedOn"}}},{"kind":"Argument","name":{"kind":"Name","value":"paymentMethod"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paymentMethod"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SetDonationStatusMutation, SetDonationStatusMutationVariables>;
export const RefundDonationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefundDonation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefundInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundDonation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RefundDonationMutation, RefundDonationMutationVariables>;
export const UndoRefundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoRefund"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoRefund"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UndoRefundMutation, UndoRefundMutationVariables>;
export const EndCardSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndCardSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCardSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<EndCardSubscriptionMutation, EndCardSubscriptionMutationVariables>;
export const useDonationLedgerQuery = (options: useQuery.Options<DonationLedgerQuery, DonationLedgerQueryVariables>) =>
  usePageQuery(DonationLedgerDocument, options);

export const useDonationHistoryQuery = (options: useQuery.Options<DonationHistoryQuery, DonationHistoryQueryVariables>) =>
  usePageQuery(DonationHistoryDocument, options);

export const useDonationTotalsQuery = (options?: useQuery.Options<DonationTotalsQuery, DonationTotalsQueryVariables>) =>
  usePageQuery(DonationTotalsDocument, options ?? {});

export const useSetDonationStatusMutation = (options?: useMutation.Options<SetDonationStatusMutation, SetDonationStatusMutationVariables>) =>
  useMutation(SetDonationStatusDocument, options);

export const useRefundDonationMutation = (options?: useMutation.Options<RefundDonationMutation, RefundDonationMutationVariables>) =>
  useMutation(RefundDonationDocument, options);

export const useUndoRefundMutation = (options?: useMutation.Options<UndoRefundMutation, UndoRefundMutationVariables>) =>
  useMutation(UndoRefundDocument, options);

export const useEndCardSubscriptionMutation = (options?: useMutation.Options<EndCardSubscriptionMutation, EndCardSubscriptionMutationVariables>) =>
  useMutation(EndCardSubscriptionDocument, options);