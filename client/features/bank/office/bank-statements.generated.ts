/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Positions of columns, from 0: `amount` with its sign, or `moneyIn` and `moneyOut` */
export type BankLayoutInput = {
  amount?: number | null | undefined;
  balance?: number | null | undefined;
  day: number;
  descriptions: Array<number>;
  moneyIn?: number | null | undefined;
  moneyOut?: number | null | undefined;
};

export type BankReadingInput = {
  /** Default: the first account */
  accountId?: number | null | undefined;
  dateOrder?: DateOrder | null | undefined;
  /** Default: recognised, or as in the last file of that kind */
  layout?: BankLayoutInput | null | undefined;
  /** Direction of the amounts in `unclearDirections` */
  unsigned?: MoneyDirection | null | undefined;
};

/** Which comes first in a date such as 05/04/2024: day or month */
export type DateOrder =
  | 'DAY_FIRST'
  | 'MONTH_FIRST';

/** Whether money was received or paid out */
export type MoneyDirection =
  | 'IN'
  | 'OUT';

export type BankStatementFieldsFragment = { id: number, accountId: number, fileName: string, firstDay: string, lastDay: string, addedByName: string, addedAt: `${string}T${string}`, undoneAt: `${string}T${string}` | null, lineCount: number, inPence: number, openCount: number };

export type BankStatementsQueryVariables = Exact<{
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type BankStatementsQuery = { bankAccounts: Array<{ id: number, name: string }>, bankStatements: { totalCount: number, items: Array<{ id: number, accountId: number, fileName: string, firstDay: string, lastDay: string, addedByName: string, addedAt: `${string}T${string}`, undoneAt: `${string}T${string}` | null, lineCount: number, inPence: number, openCount: number }> } };

export type PreviewBankStatementMutationVariables = Exact<{
  file: File;
  reading: BankReadingInput;
}>;


export type PreviewBankStatementMutation = { previewBankStatement: { missing: Array<string>, unclearDates: Array<string>, dateOrder: DateOrder | null, columns: Array<{ heading: string, samples: Array<string> }>, layout: { day: number | null, descriptions: Array<number>, amount: number | null, moneyIn: number | null, moneyOut: number | null, balance: number | null }, unclearDirections: Array<{ number: number, label: string }>, outcome: { added: number, known: number, balanceBreak: number | null, firstDay: string | null, lastDay: string | null, inPence: number, outPence: number, unreadable: Array<{ number: number, label: string, messageKey: string }>, setAside: Array<{ number: number, label: string, messageKey: string }> } | null } };

export type AddBankStatementMutationVariables = Exact<{
  file: File;
  reading: BankReadingInput;
}>;


export type AddBankStatementMutation = { addBankStatement: { added: number, statement: { id: number } | null } };

export type SaveBankAccountMutationVariables = Exact<{
  id?: number | null | undefined;
  name: string;
}>;


export type SaveBankAccountMutation = { saveBankAccount: { id: number, name: string } };

export const BankStatementFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankStatementFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BankStatement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"addedByName"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"inPence"}},{"kind":"Field","name":{"kind":"Name","value":"openCount"}}]}}]} as unknown as DocumentNode<BankStatementFieldsFragment, unknown>;
export const BankStatementsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BankStatements"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bankStatements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankStatementFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankStatementFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BankStatement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"addedByName"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"inPence"}},{"kind":"Field","name":{"kind":"Name","value":"openCount"}}]}}]} as unknown as DocumentNode<BankStatementsQuery, BankStatementsQueryVariables>;
export const PreviewBankStatementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreviewBankStatement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reading"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BankReadingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewBankStatement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"reading"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reading"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"layout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"descriptions"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"moneyIn"}},{"kind":"Field","name":{"kind":"Name","value":"moneyOut"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"unclearDates"}},{"kind":"Field","name":{"kind":"Name","value":"dateOrder"}},{"kind":"Field","name":{"kind":"Name","value":"unclearDirections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"known"}},{"kind":"Field","name":{"kind":"Name","value":"balanceBreak"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"inPence"}},{"kind":"Field","name":{"kind":"Name","value":"outPence"}},{"kind":"Field","name":{"kind":"Name","value":"unreadable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"setAside"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PreviewBankStatementMutation, PreviewBankStatementMutationVariables>;
export const AddBankStatementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddBankStatement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reading"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BankReadingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addBankStatement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"reading"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reading"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"statement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AddBankStatementMutation, AddBankStatementMutationVariables>;
export const SaveBankAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveBankAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveBankAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SaveBankAccountMutation, SaveBankAccountMutationVariables>;
export const useBankStatementsQuery = (options?: useQuery.Options<BankStatementsQuery, BankStatementsQueryVariables>) =>
  usePageQuery(BankStatementsDocument, options ?? {});

export const usePreviewBankStatementMutation = (options?: useMutation.Options<PreviewBankStatementMutation, PreviewBankStatementMutationVariables>) =>
  useMutation(PreviewBankStatementDocument, options);

export const useAddBankStatementMutation = (options?: useMutation.Options<AddBankStatementMutation, AddBankStatementMutationVariables>) =>
  useMutation(AddBankStatementDocument, options);

export const useSaveBankAccountMutation = (options?: useMutation.Options<SaveBankAccountMutation, SaveBankAccountMutationVariables>) =>
  useMutation(SaveBankAccountDocument, options);