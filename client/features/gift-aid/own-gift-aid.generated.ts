/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** PAST_TOO: also donations of the four years before; THIS_GIFT: only the one it was made with */
export type GiftAidDeclarationCover =
  | 'FROM_NOW'
  | 'PAST_TOO'
  | 'THIS_GIFT';

/** RECORD_MISSING: verbal, written record not sent; UNCONFIRMED: covers only its donation, or none, until confirmed */
export type GiftAidDeclarationState =
  | 'CANCELLED'
  | 'IN_FORCE'
  | 'RECORD_MISSING'
  | 'UNCONFIRMED';

export type OnlineGiftAidInput = {
  /** THIS_GIFT only together with a donation */
  cover: GiftAidDeclarationCover;
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
  /** The text of `giftAidOffer` the caller has seen; another one answers CONFLICT */
  wording: string;
};

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

export type GiftAidOfferQueryVariables = Exact<{
  language?: string | null | undefined;
}>;


export type GiftAidOfferQuery = { giftAidOffer: { charity: string, typeIds: Array<number>, wordings: Array<{ cover: GiftAidDeclarationCover, text: string }> } | null };

export type OwnGiftAidFieldsFragment = { id: number, version: number, state: GiftAidDeclarationState, cover: GiftAidDeclarationCover, declaredOn: string, coversFrom: string, cancelledFrom: string | null, title: string, firstName: string, lastName: string, house: string, livesAbroad: boolean, postcode: string, text: string, language: string, giftReference: string | null };

export type MyGiftAidDeclarationsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyGiftAidDeclarationsQuery = { myGiftAidDeclarations: Array<{ id: number, version: number, state: GiftAidDeclarationState, cover: GiftAidDeclarationCover, declaredOn: string, coversFrom: string, cancelledFrom: string | null, title: string, firstName: string, lastName: string, house: string, livesAbroad: boolean, postcode: string, text: string, language: string, giftReference: string | null }> };

export type DeclareMyGiftAidMutationVariables = Exact<{
  input: OnlineGiftAidInput;
  language?: string | null | undefined;
}>;


export type DeclareMyGiftAidMutation = { declareMyGiftAid: boolean };

export type ChangeMyGiftAidMutationVariables = Exact<{
  id: number;
  version: number;
  input: TaxpayerInput;
}>;


export type ChangeMyGiftAidMutation = { changeMyGiftAid: boolean };

export type CancelMyGiftAidMutationVariables = Exact<{
  id: number;
  version: number;
}>;


export type CancelMyGiftAidMutation = { cancelMyGiftAid: boolean };

export type ConfirmGiftAidMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmGiftAidMutation = { confirmGiftAid: boolean };

export const OwnGiftAidFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnGiftAidFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnGiftAidDeclaration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"declaredOn"}},{"kind":"Field","name":{"kind":"Name","value":"coversFrom"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledFrom"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"house"}},{"kind":"Field","name":{"kind":"Name","value":"livesAbroad"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"giftReference"}}]}}]} as unknown as DocumentNode<OwnGiftAidFieldsFragment, unknown>;
export const GiftAidOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GiftAidOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giftAidOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"charity"}},{"kind":"Field","name":{"kind":"Name","value":"typeIds"}},{"kind":"Field","name":{"kind":"Name","value":"wordings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<GiftAidOfferQuery, GiftAidOfferQueryVariables>;
export const MyGiftAidDeclarationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyGiftAidDeclarations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myGiftAidDeclarations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnGiftAidFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnGiftAidFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnGiftAidDeclaration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"declaredOn"}},{"kind":"Field","name":{"kind":"Name","value":"coversFrom"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledFrom"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"house"}},{"kind":"Field","name":{"kind":"Name","value":"livesAbroad"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"giftReference"}}]}}]} as unknown as DocumentNode<MyGiftAidDeclarationsQuery, MyGiftAidDeclarationsQueryVariables>;
export const DeclareMyGiftAidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclareMyGiftAid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OnlineGiftAidInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declareMyGiftAid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]}]}}]} as unknown as DocumentNode<DeclareMyGiftAidMutation, DeclareMyGiftAidMutationVariables>;
export const ChangeMyGiftAidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeMyGiftAid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TaxpayerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeMyGiftAid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ChangeMyGiftAidMutation, ChangeMyGiftAidMutationVariables>;
export const CancelMyGiftAidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelMyGiftAid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelMyGiftAid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}]}}]} as unknown as DocumentNode<CancelMyGiftAidMutation, CancelMyGiftAidMutationVariables>;
export const ConfirmGiftAidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmGiftAid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmGiftAid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<ConfirmGiftAidMutation, ConfirmGiftAidMutationVariables>;
export const useGiftAidOfferQuery = (options?: useQuery.Options<GiftAidOfferQuery, GiftAidOfferQueryVariables>) =>
  usePageQuery(GiftAidOfferDocument, options ?? {});

export const useMyGiftAidDeclarationsQuery = (options?: useQuery.Options<MyGiftAidDeclarationsQuery, MyGiftAidDeclarationsQueryVariables>) =>
  usePageQuery(MyGiftAidDeclarationsDocument, options ?? {});

export const useDeclareMyGiftAidMutation = (options?: useMutation.Options<DeclareMyGiftAidMutation, DeclareMyGiftAidMutationVariables>) =>
  useMutation(DeclareMyGiftAidDocument, options);

export const useChangeMyGiftAidMutation = (options?: useMutation.Options<ChangeMyGiftAidMutation, ChangeMyGiftAidMutationVariables>) =>
  useMutation(ChangeMyGiftAidDocument, options);

export const useCancelMyGiftAidMutation = (options?: useMutation.Options<CancelMyGiftAidMutation, CancelMyGiftAidMutationVariables>) =>
  useMutation(CancelMyGiftAidDocument, options);

export const useConfirmGiftAidMutation = (options?: useMutation.Options<ConfirmGiftAidMutation, ConfirmGiftAidMutationVariables>) =>
  useMutation(ConfirmGiftAidDocument, options);