/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type DonationInput = {
  /** Pounds, for example 25 or 25.50; ignored for a type with a fixed fee */
  amount: string;
  donorName: string;
  email: string;
  /** If Gift Aid is ticked, for one of the `typeIds` of `giftAidOffer` */
  giftAid?: OnlineGiftAidInput | null | undefined;
  /** Idempotency key chosen by the client, 8 to 64 letters and digits: sending it again adds nothing */
  idempotencyKey: string;
  message?: string;
  phone: string;
  subTypeId: number;
};

/** PAST_TOO: also donations of the four years before; THIS_GIFT: only the one it was made with */
export type GiftAidDeclarationCover =
  | 'FROM_NOW'
  | 'PAST_TOO'
  | 'THIS_GIFT';

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

export type DonationPrefillQueryVariables = Exact<{
  subTypeId: number;
}>;


export type DonationPrefillQuery = { donationPrefill: { donorName: string, phone: string, email: string } };

export type DonateMutationVariables = Exact<{
  input: DonationInput;
  language?: string | null | undefined;
}>;


export type DonateMutation = { donate: { reference: string } };


export const DonationPrefillDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DonationPrefill"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subTypeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donationPrefill"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"subTypeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subTypeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<DonationPrefillQuery, DonationPrefillQueryVariables>;
export const DonateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Donate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DonationInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}}]}}]} as unknown as DocumentNode<DonateMutation, DonateMutationVariables>;
export const useDonationPrefillQuery = (options: useQuery.Options<DonationPrefillQuery, DonationPrefillQueryVariables>) =>
  usePageQuery(DonationPrefillDocument, options);

export const useDonateMutation = (options?: useMutation.Options<DonateMutation, DonateMutationVariables>) =>
  useMutation(DonateDocument, options);