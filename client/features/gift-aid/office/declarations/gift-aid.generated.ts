/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** PAST_TOO: also donations of the four years before; THIS_GIFT: only the one it was made with */
export type GiftAidDeclarationCover =
  | 'FROM_NOW'
  | 'PAST_TOO'
  | 'THIS_GIFT';

export type GiftAidDeclarationEntryKind =
  | 'CANCELLED'
  | 'CHANGED'
  | 'CONFIRMED'
  | 'DECLARED'
  | 'RECORD_SENT';

export type GiftAidDeclarationInput = {
  /** FROM_NOW or PAST_TOO */
  cover: GiftAidDeclarationCover;
  /** YYYY-MM-DD */
  declaredOn: string;
  /** In Latin letters, like all fields; or an initial */
  firstName: string;
  /** House name or number; outside the UK the address */
  house: string;
  lastName: string;
  livesAbroad?: boolean;
  /** PAPER or VERBAL */
  method: GiftAidDeclarationMethod;
  /** For an address in the United Kingdom */
  postcode?: string;
  /** 2 to 4 letters */
  title?: string;
};

export type GiftAidDeclarationMethod =
  | 'ONLINE'
  | 'PAPER'
  | 'VERBAL';

/** RECORD_MISSING: verbal, written record not sent; UNCONFIRMED: covers only its donation, or none, until confirmed */
export type GiftAidDeclarationState =
  | 'CANCELLED'
  | 'IN_FORCE'
  | 'RECORD_MISSING'
  | 'UNCONFIRMED';

export type TaxpayerInput = {
  /** In Latin letters, like all fields; or an initial */
  firstName: string;
  /** House name or number; outside the UK the address */
  house: string;
  lastName: string;
  livesAbroad?: boolean;
  /** For an address in the United Kingdom */
  postcode?: string;
  /** 2 to 4 letters */
  title?: string;
};

export type GiftAidDeclarationFieldsFragment = { id: number, version: number, state: GiftAidDeclarationState, method: GiftAidDeclarationMethod, cover: GiftAidDeclarationCover, declaredOn: string, coversFrom: string, recordSentOn: string | null, cancelledFrom: string | null, title: string, firstName: string, lastName: string, house: string, livesAbroad: boolean, postcode: string, text: string, language: string, giftReference: string | null, entries: Array<{ kind: GiftAidDeclarationEntryKind, day: string, madeByName: string, madeAt: `${string}T${string}` }> };

export type GiftAidDeclarationsQueryVariables = Exact<{
  donorId: number;
}>;


export type GiftAidDeclarationsQuery = { giftAidDeclarations: Array<{ id: number, version: number, state: GiftAidDeclarationState, method: GiftAidDeclarationMethod, cover: GiftAidDeclarationCover, declaredOn: string, coversFrom: string, recordSentOn: string | null, cancelledFrom: string | null, title: string, firstName: string, lastName: string, house: string, livesAbroad: boolean, postcode: string, text: string, language: string, giftReference: string | null, entries: Array<{ kind: GiftAidDeclarationEntryKind, day: string, madeByName: string, madeAt: `${string}T${string}` }> }> };

export type DeclareGiftAidMutationVariables = Exact<{
  donorId: number;
  input: GiftAidDeclarationInput;
}>;


export type DeclareGiftAidMutation = { declareGiftAid: { id: number } };

export type ChangeGiftAidTaxpayerMutationVariables = Exact<{
  id: number;
  version: number;
  input: TaxpayerInput;
}>;


export type ChangeGiftAidTaxpayerMutation = { changeGiftAidTaxpayer: { id: number, version: number, state: GiftAidDeclarationState, method: GiftAidDeclarationMethod, cover: GiftAidDeclarationCover, declaredOn: string, coversFrom: string, recordSentOn: string | null, cancelledFrom: string | null, title: string, firstName: string, lastName: string, house: string, livesAbroad: boolean, postcode: string, text: string, language: string, giftReference: string | null, entries: Array<{ kind: GiftAidDeclarationEntryKind, day: string, madeByName: string, madeAt: `${string}T${string}` }> } };

export type GiftAidRecordSentMutationVariables = Exact<{
  id: number;
  version: number;
  day: string;
}>;


export type GiftAidRecordSentMutation = { giftAidRecordSent: { id: number, version: number, state: GiftAidDeclarationState, method: GiftAidDeclarationMethod, cover: GiftAidDeclarationCover, declaredOn: string, coversFrom: string, recordSentOn: string | null, cancelledFrom: string | null, title: string, firstName: string, lastName: string, house: string, livesAbroad: boolean, postcode: string, text: string, language: string, giftReference: string | null, entries: Array<{ kind: GiftAidDeclarationEntryKind, day: string, madeByName: string, madeAt: `${string}T${string}` }> } };

export type CancelGiftAidDeclarationMutationVariables = Exact<{
  id: number;
  version: number;
  day: string;
}>;


export type CancelGiftAidDeclarationMutation = { cancelGiftAidDeclaration: { id: number, version: number, state: GiftAidDeclarationState, method: GiftAidDeclarationMethod, cover: GiftAidDeclarationCover, declaredOn: string, coversFrom: string, recordSentOn: string | null, cancelledFrom: string | null, title: string, firstName: string, lastName: string, house: string, livesAbroad: boolean, postcode: string, text: string, language: string, giftReference: string | null, entries: Array<{ kind: GiftAidDeclarationEntryKind, day: string, madeByName: string, madeAt: `${string}T${string}` }> } };

export type MailGiftAidRecordMutationVariables = Exact<{
  id: number;
  version: number;
}>;


export type MailGiftAidRecordMutation = { mailGiftAidRecord: { id: number, version: number, state: GiftAidDeclarationState, method: GiftAidDeclarationMethod, cover: GiftAidDeclarationCover, declaredOn: string, coversFrom: string, recordSentOn: string | null, cancelledFrom: string | null, title: string, firstName: string, lastName: string, house: string, livesAbroad: boolean, postcode: string, text: string, language: string, giftReference: string | null, entries: Array<{ kind: GiftAidDeclarationEntryKind, day: string, madeByName: string, madeAt: `${string}T${string}` }> } };

export type ConfirmGiftAidDeclarationMutationVariables = Exact<{
  id: number;
  version: number;
}>;


export type ConfirmGiftAidDeclarationMutation = { confirmGiftAidDeclaration: { id: number, version: number, state: GiftAidDeclarationState, method: GiftAidDeclarationMethod, cover: GiftAidDeclarationCover, declaredOn: string, coversFrom: string, recordSentOn: string | null, cancelledFrom: string | null, title: string, firstName: string, lastName: string, house: string, livesAbroad: boolean, postcode: string, text: string, language: string, giftReference: string | null, entries: Array<{ kind: GiftAidDeclarationEntryKind, day: string, madeByName: string, madeAt: `${string}T${string}` }> } };

export type PrintedGiftAidDeclarationQueryVariables = Exact<{
  id: number;
}>;


export type PrintedGiftAidDeclarationQuery = { printedGiftAidDeclaration: { id: number, language: string, title: string, letterhead: Array<string>, recipient: Array<string>, date: string, paragraphs: Array<string> } };

export const GiftAidDeclarationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftAidDeclarationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftAidDeclaration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"declaredOn"}},{"kind":"Field","name":{"kind":"Name","value":"coversFrom"}},{"kind":"Field","name":{"kind":"Name","value":"recordSentOn"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledFrom"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"house"}},{"kind":"Field","name":{"kind":"Name","value":"livesAbroad"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"giftReference"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"madeByName"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}}]}}]}}]} as unknown as DocumentNode<GiftAidDeclarationFieldsFragment, unknown>;
export const GiftAidDeclarationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GiftAidDeclarations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"donorId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giftAidDeclarations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"donorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"donorId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftAidDeclarationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftAidDeclarationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftAidDeclaration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"declaredOn"}},{"kind":"Field","name":{"kind":"Name","value":"coversFrom"}},{"kind":"Field","name":{"kind":"Name","value":"recordSentOn"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledFrom"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"house"}},{"kind":"Field","name":{"kind":"Name","value":"livesAbroad"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"giftReference"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"madeByName"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}}]}}]}}]} as unknown as DocumentNode<GiftAidDeclarationsQuery, GiftAidDeclarationsQueryVariables>;
export const DeclareGiftAidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclareGiftAid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"donorId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GiftAidDeclarationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declareGiftAid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"donorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"donorId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeclareGiftAidMutation, DeclareGiftAidMutationVariables>;
export const ChangeGiftAidTaxpayerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeGiftAidTaxpayer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TaxpayerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeGiftAidTaxpayer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftAidDeclarationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftAidDeclarationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftAidDeclaration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"declaredOn"}},{"kind":"Field","name":{"kind":"Name","value":"coversFrom"}},{"kind":"Field","name":{"kind":"Name","value":"recordSentOn"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledFrom"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"house"}},{"kind":"Field","name":{"kind":"Name","value":"livesAbroad"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"giftReference"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"madeByName"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}}]}}]}}]} as unknown as DocumentNode<ChangeGiftAidTaxpayerMutation, ChangeGiftAidTaxpayerMutationVariables>;
export const GiftAidRecordSentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiftAidRecordSent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giftAidRecordSent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftAidDeclarationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftAidDeclarationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftAidDeclaration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"declaredOn"}},{"kind":"Field","name":{"kind":"Name","value":"coversFrom"}},{"kind":"Field","name":{"kind":"Name","value":"recordSentOn"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledFrom"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"house"}},{"kind":"Field","name":{"kind":"Name","value":"livesAbroad"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"giftReference"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"madeByName"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}}]}}]}}]} as unknown as DocumentNode<GiftAidRecordSentMutation, GiftAidRecordSentMutationVariables>;
export const CancelGiftAidDeclarationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelGiftAidDeclaration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelGiftAidDeclaration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftAidDeclarationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftAidDeclarationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftAidDeclaration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"declaredOn"}},{"kind":"Field","name":{"kind":"Name","value":"coversFrom"}},{"kind":"Field","name":{"kind":"Name","value":"recordSentOn"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledFrom"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"house"}},{"kind":"Field","name":{"kind":"Name","value":"livesAbroad"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"giftReference"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"madeByName"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}}]}}]}}]} as unknown as DocumentNode<CancelGiftAidDeclarationMutation, CancelGiftAidDeclarationMutationVariables>;
export const MailGiftAidRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MailGiftAidRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailGiftAidRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftAidDeclarationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftAidDeclarationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftAidDeclaration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"declaredOn"}},{"kind":"Field","name":{"kind":"Name","value":"coversFrom"}},{"kind":"Field","name":{"kind":"Name","value":"recordSentOn"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledFrom"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"house"}},{"kind":"Field","name":{"kind":"Name","value":"livesAbroad"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"giftReference"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"madeByName"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}}]}}]}}]} as unknown as DocumentNode<MailGiftAidRecordMutation, MailGiftAidRecordMutationVariables>;
export const ConfirmGiftAidDeclarationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmGiftAidDeclaration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmGiftAidDeclaration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftAidDeclarationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftAidDeclarationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftAidDeclaration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"declaredOn"}},{"kind":"Field","name":{"kind":"Name","value":"coversFrom"}},{"kind":"Field","name":{"kind":"Name","value":"recordSentOn"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledFrom"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"house"}},{"kind":"Field","name":{"kind":"Name","value":"livesAbroad"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"giftReference"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"madeByName"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}}]}}]}}]} as unknown as DocumentNode<ConfirmGiftAidDeclarationMutation, ConfirmGiftAidDeclarationMutationVariables>;
export const PrintedGiftAidDeclarationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrintedGiftAidDeclaration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"printedGiftAidDeclaration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"declarationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"letterhead"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}}]}}]} as unknown as DocumentNode<PrintedGiftAidDeclarationQuery, PrintedGiftAidDeclarationQueryVariables>;
export const useGiftAidDeclarationsQuery = (options: useQuery.Options<GiftAidDeclarationsQuery, GiftAidDeclarationsQueryVariables>) =>
  usePageQuery(GiftAidDeclarationsDocument, options);

export const useDeclareGiftAidMutation = (options?: useMutation.Options<DeclareGiftAidMutation, DeclareGiftAidMutationVariables>) =>
  useMutation(DeclareGiftAidDocument, options);

export const useChangeGiftAidTaxpayerMutation = (options?: useMutation.Options<ChangeGiftAidTaxpayerMutation, ChangeGiftAidTaxpayerMutationVariables>) =>
  useMutation(ChangeGiftAidTaxpayerDocument, options);

export const useGiftAidRecordSentMutation = (options?: useMutation.Options<GiftAidRecordSentMutation, GiftAidRecordSentMutationVariables>) =>
  useMutation(GiftAidRecordSentDocument, options);

export const useCancelGiftAidDeclarationMutation = (options?: useMutation.Options<CancelGiftAidDeclarationMutation, CancelGiftAidDeclarationMutationVariables>) =>
  useMutation(CancelGiftAidDeclarationDocument, options);

export const useMailGiftAidRecordMutation = (options?: useMutation.Options<MailGiftAidRecordMutation, MailGiftAidRecordMutationVariables>) =>
  useMutation(MailGiftAidRecordDocument, options);

export const useConfirmGiftAidDeclarationMutation = (options?: useMutation.Options<ConfirmGiftAidDeclarationMutation, ConfirmGiftAidDeclarationMutationVariables>) =>
  useMutation(ConfirmGiftAidDeclarationDocument, options);

export const usePrintedGiftAidDeclarationQuery = (options: useQuery.Options<PrintedGiftAidDeclarationQuery, PrintedGiftAidDeclarationQueryVariables>) =>
  usePageQuery(PrintedGiftAidDeclarationDocument, options);