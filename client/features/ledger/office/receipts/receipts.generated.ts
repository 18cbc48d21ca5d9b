/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Note written automatically in a donation’s history */
export type DonationNote =
  | 'ACCOUNT_CLOSED'
  | 'BANK_DECISION_UNDONE'
  | 'CHEQUE'
  | 'IMPORT_UNDONE'
  | 'PAID_TOGETHER_UNDONE'
  | 'REOPENED_BY_PAYMENT'
  | 'SPONSOR_UNPAID';

/** Omitted fields match everything */
export type ReceiptFilterInput = {
  /** A part of the number, or of the name, e-mail or reference of its donation, in any case */
  search?: string | null | undefined;
  state?: ReceiptState | null | undefined;
  /** That of the number */
  year?: number | null | undefined;
};

/** State of a receipt */
export type ReceiptState =
  | 'ISSUED'
  | 'REFUNDED'
  | 'VOID';

export type ReceiptFieldsFragment = { id: number, number: string, state: ReceiptState, amountPence: number, receivedOn: string, issuedAt: `${string}T${string}`, issuedByName: string, voidedAt: `${string}T${string}` | null, voidedReason: string | null, voidedCode: DonationNote | null, donation: { id: number, reference: string, language: string, typeName: string, donorName: string, email: string, textLanguages: { typeName: string } } | null };

export type ReceiptsQueryVariables = Exact<{
  page: number;
  pageSize: number;
  filter?: ReceiptFilterInput | null | undefined;
  language?: string | null | undefined;
}>;


export type ReceiptsQuery = { receipts: { totalCount: number, items: Array<{ id: number, number: string, state: ReceiptState, amountPence: number, receivedOn: string, issuedAt: `${string}T${string}`, issuedByName: string, voidedAt: `${string}T${string}` | null, voidedReason: string | null, voidedCode: DonationNote | null, donation: { id: number, reference: string, language: string, typeName: string, donorName: string, email: string, textLanguages: { typeName: string } } | null }> } };

export type ReceiptYearsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReceiptYearsQuery = { receiptYears: Array<number> };

export type ReceiptGapsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReceiptGapsQuery = { receiptGaps: Array<{ first: string, last: string }> };

export type PrintedReceiptQueryVariables = Exact<{
  id: number;
}>;


export type PrintedReceiptQuery = { printedReceipt: { id: number, language: string, number: string, title: string, letterhead: Array<string>, paragraphs: Array<string>, isVoid: boolean } };

export type SendReceiptAgainMutationVariables = Exact<{
  id: number;
}>;


export type SendReceiptAgainMutation = { sendReceiptAgain: { id: number } };

export const ReceiptFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceiptFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Receipt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amountPence"}},{"kind":"Field","name":{"kind":"Name","value":"receivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"issuedByName"}},{"kind":"Field","name":{"kind":"Name","value":"voidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"voidedReason"}},{"kind":"Field","name":{"kind":"Name","value":"voidedCode"}},{"kind":"Field","name":{"kind":"Name","value":"donation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typeName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<ReceiptFieldsFragment, unknown>;
export const ReceiptsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Receipts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReceiptFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receipts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceiptFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceiptFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Receipt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amountPence"}},{"kind":"Field","name":{"kind":"Name","value":"receivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"issuedByName"}},{"kind":"Field","name":{"kind":"Name","value":"voidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"voidedReason"}},{"kind":"Field","name":{"kind":"Name","value":"voidedCode"}},{"kind":"Field","name":{"kind":"Name","value":"donation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typeName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<ReceiptsQuery, ReceiptsQueryVariables>;
export const ReceiptYearsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReceiptYears"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiptYears"}}]}}]} as unknown as DocumentNode<ReceiptYearsQuery, ReceiptYearsQueryVariables>;
export const ReceiptGapsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReceiptGaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiptGaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"first"}},{"kind":"Field","name":{"kind":"Name","value":"last"}}]}}]}}]} as unknown as DocumentNode<ReceiptGapsQuery, ReceiptGapsQueryVariables>;
export const PrintedReceiptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrintedReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"printedReceipt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"letterhead"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}},{"kind":"Field","name":{"kind":"Name","value":"isVoid"}}]}}]}}]} as unknown as DocumentNode<PrintedReceiptQuery, PrintedReceiptQueryVariables>;
export const SendReceiptAgainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendReceiptAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendReceiptAgain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SendReceiptAgainMutation, SendReceiptAgainMutationVariables>;
export const useReceiptsQuery = (options: useQuery.Options<ReceiptsQuery, ReceiptsQueryVariables>) =>
  usePageQuery(ReceiptsDocument, options);

export const useReceiptYearsQuery = (options?: useQuery.Options<ReceiptYearsQuery, ReceiptYearsQueryVariables>) =>
  usePageQuery(ReceiptYearsDocument, options ?? {});

export const useReceiptGapsQuery = (options?: useQuery.Options<ReceiptGapsQuery, ReceiptGapsQueryVariables>) =>
  usePageQuery(ReceiptGapsDocument, options ?? {});

export const usePrintedReceiptQuery = (options: useQuery.Options<PrintedReceiptQuery, PrintedReceiptQueryVariables>) =>
  usePageQuery(PrintedReceiptDocument, options);

export const useSendReceiptAgainMutation = (options?: useMutation.Options<SendReceiptAgainMutation, SendReceiptAgainMutationVariables>) =>
  useMutation(SendReceiptAgainDocument, options);