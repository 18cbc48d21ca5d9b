/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Payment method of small donations without a declaration */
export type CollectionMethod =
  | 'CASH'
  | 'CONTACTLESS';

export type GiftAidClaimState =
  | 'PAID'
  | 'PREPARED'
  | 'SENT'
  | 'VOID';

export type SmallClaimInput = {
  /** Donations, as typed */
  amount: string;
  /** The Gift Aid claim it was sent with */
  claimId?: number | null | undefined;
  /** YYYY-MM-DD, unless it was sent with a claim */
  day: string;
  /** Amount claimed for that year as seen by the caller; another amount answers CONFLICT */
  seenClaimedPence: number;
  taxYear: number;
};

export type SmallCollectionInput = {
  /** As typed */
  amount: string;
  /** Confirmed that each donation was £30 or less, in cash or contactless */
  areSmall: boolean;
  countedBy: string;
  countedWith: string;
  /** YYYY-MM-DD */
  day: string;
  paymentMethod: CollectionMethod;
  place: string;
};

export type SmallYearFieldsFragment = { taxYear: number, lastDay: string, until: string, collectedPence: number, giftAidPence: number, capPence: number, giftAidCapPence: number, claimedPence: number, claimablePence: number, taxPence: number, claimableWithMadePence: number, overclaimedPence: number };

export type SmallCollectionFieldsFragment = { id: number, day: string, place: string, pence: number, collectedPence: number, paymentMethod: CollectionMethod, countedBy: string, countedWith: string, cashCountId: number | null, voidedAt: `${string}T${string}` | null, voidedByName: string, voidedReason: string };

export type SmallClaimFieldsFragment = { id: number, taxYear: number, pence: number, taxPence: number, sentOn: string, claimId: number | null, isPaid: boolean, paidOn: string | null, paidPence: number | null, voidedAt: `${string}T${string}` | null, voidedByName: string, voidedReason: string };

export type SmallYearsQueryVariables = Exact<{ [key: string]: never; }>;


export type SmallYearsQuery = { smallYears: Array<{ taxYear: number, lastDay: string, until: string, collectedPence: number, giftAidPence: number, capPence: number, giftAidCapPence: number, claimedPence: number, claimablePence: number, taxPence: number, claimableWithMadePence: number, overclaimedPence: number }> };

export type SmallCollectionsQueryVariables = Exact<{
  taxYear: number;
  page: number;
  pageSize: number;
}>;


export type SmallCollectionsQuery = { smallCollections: { totalCount: number, items: Array<{ id: number, day: string, place: string, pence: number, collectedPence: number, paymentMethod: CollectionMethod, countedBy: string, countedWith: string, cashCountId: number | null, voidedAt: `${string}T${string}` | null, voidedByName: string, voidedReason: string }> } };

export type OfferedSmallCountsQueryVariables = Exact<{
  page: number;
  pageSize: number;
  language?: string | null | undefined;
}>;


export type OfferedSmallCountsQuery = { offeredSmallCounts: { totalCount: number, items: Array<{ id: number, day: string, place: string, gifts: Array<{ donationId: number, language: string, typeName: string, pence: number, textLanguages: { typeName: string } }> }> } };

export type SmallClaimsQueryVariables = Exact<{
  taxYear?: number | null | undefined;
  claimId?: number | null | undefined;
  page: number;
  pageSize: number;
}>;


export type SmallClaimsQuery = { smallClaims: { totalCount: number, items: Array<{ id: number, taxYear: number, pence: number, taxPence: number, sentOn: string, claimId: number | null, isPaid: boolean, paidOn: string | null, paidPence: number | null, voidedAt: `${string}T${string}` | null, voidedByName: string, voidedReason: string }> } };

export type AddSmallCollectionMutationVariables = Exact<{
  input: SmallCollectionInput;
}>;


export type AddSmallCollectionMutation = { addSmallCollection: boolean };

export type TakeCountAsSmallCollectionMutationVariables = Exact<{
  cashCountId: number;
  donationIds: Array<number> | number;
  areSmall: boolean;
}>;


export type TakeCountAsSmallCollectionMutation = { takeCountAsSmallCollection: boolean };

export type CorrectSmallCollectionMutationVariables = Exact<{
  id: number;
  input: SmallCollectionInput;
  reason: string;
}>;


export type CorrectSmallCollectionMutation = { correctSmallCollection: boolean };

export type VoidSmallCollectionMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type VoidSmallCollectionMutation = { voidSmallCollection: boolean };

export type ClaimSmallDonationsMutationVariables = Exact<{
  input: SmallClaimInput;
}>;


export type ClaimSmallDonationsMutation = { claimSmallDonations: boolean };

export type SmallClaimPaidMutationVariables = Exact<{
  id: number;
  day: string;
  amount: string;
}>;


export type SmallClaimPaidMutation = { smallClaimPaid: boolean };

export type SmallClaimNotPaidMutationVariables = Exact<{
  id: number;
}>;


export type SmallClaimNotPaidMutation = { smallClaimNotPaid: boolean };

export type VoidSmallClaimMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type VoidSmallClaimMutation = { voidSmallClaim: boolean };

export type ClaimsToSendWithQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type ClaimsToSendWithQuery = { giftAidClaims: { items: Array<{ id: number, state: GiftAidClaimState }> } };

export const SmallYearFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SmallYearFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SmallYear"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxYear"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"collectedPence"}},{"kind":"Field","name":{"kind":"Name","value":"giftAidPence"}},{"kind":"Field","name":{"kind":"Name","value":"capPence"}},{"kind":"Field","name":{"kind":"Name","value":"giftAidCapPence"}},{"kind":"Field","name":{"kind":"Name","value":"claimedPence"}},{"kind":"Field","name":{"kind":"Name","value":"claimablePence"}},{"kind":"Field","name":{"kind":"Name","value":"taxPence"}},{"kind":"Field","name":{"kind":"Name","value":"claimableWithMadePence"}},{"kind":"Field","name":{"kind":"Name","value":"overclaimedPence"}}]}}]} as unknown as DocumentNode<SmallYearFieldsFragment, unknown>;
export const SmallCollectionFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SmallCollectionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SmallCollection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"pence"}},{"kind":"Field","name":{"kind":"Name","value":"collectedPence"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"countedBy"}},{"kind":"Field","name":{"kind":"Name","value":"countedWith"}},{"kind":"Field","name":{"kind":"Name","value":"cashCountId"}},{"kind":"Field","name":{"kind":"Name","value":"voidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"voidedByName"}},{"kind":"Field","name":{"kind":"Name","value":"voidedReason"}}]}}]} as unknown as DocumentNode<SmallCollectionFieldsFragment, unknown>;
export const SmallClaimFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SmallClaimFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SmallClaim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"taxYear"}},{"kind":"Field","name":{"kind":"Name","value":"pence"}},{"kind":"Field","name":{"kind":"Name","value":"taxPence"}},{"kind":"Field","name":{"kind":"Name","value":"sentOn"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"paidPence"}},{"kind":"Field","name":{"kind":"Name","value":"voidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"voidedByName"}},{"kind":"Field","name":{"kind":"Name","value":"voidedReason"}}]}}]} as unknown as DocumentNode<SmallClaimFieldsFragment, unknown>;
export const SmallYearsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SmallYears"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smallYears"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SmallYearFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SmallYearFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SmallYear"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxYear"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"collectedPence"}},{"kind":"Field","name":{"kind":"Name","value":"giftAidPence"}},{"kind":"Field","name":{"kind":"Name","value":"capPence"}},{"kind":"Field","name":{"kind":"Name","value":"giftAidCapPence"}},{"kind":"Field","name":{"kind":"Name","value":"claimedPence"}},{"kind":"Field","name":{"kind":"Name","value":"claimablePence"}},{"kind":"Field","name":{"kind":"Name","value":"taxPence"}},{"kind":"Field","name":{"kind":"Name","value":"claimableWithMadePence"}},{"kind":"Field","name":{"kind":"Name","value":"overclaimedPence"}}]}}]} as unknown as DocumentNode<SmallYearsQuery, SmallYearsQueryVariables>;
export const SmallCollectionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SmallCollections"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"taxYear"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smallCollections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"taxYear"},"value":{"kind":"Variable","name":{"kind":"Name","value":"taxYear"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SmallCollectionFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SmallCollectionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SmallCollection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"pence"}},{"kind":"Field","name":{"kind":"Name","value":"collectedPence"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"countedBy"}},{"kind":"Field","name":{"kind":"Name","value":"countedWith"}},{"kind":"Field","name":{"kind":"Name","value":"cashCountId"}},{"kind":"Field","name":{"kind":"Name","value":"voidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"voidedByName"}},{"kind":"Field","name":{"kind":"Name","value":"voidedReason"}}]}}]} as unknown as DocumentNode<SmallCollectionsQuery, SmallCollectionsQueryVariables>;
export const OfferedSmallCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfferedSmallCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offeredSmallCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"gifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donationId"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typeName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pence"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<OfferedSmallCountsQuery, OfferedSmallCountsQueryVariables>;
export const SmallClaimsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SmallClaims"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"taxYear"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"claimId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smallClaims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"taxYear"},"value":{"kind":"Variable","name":{"kind":"Name","value":"taxYear"}}},{"kind":"Argument","name":{"kind":"Name","value":"claimId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"claimId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SmallClaimFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SmallClaimFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SmallClaim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"taxYear"}},{"kind":"Field","name":{"kind":"Name","value":"pence"}},{"kind":"Field","name":{"kind":"Name","value":"taxPence"}},{"kind":"Field","name":{"kind":"Name","value":"sentOn"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"paidPence"}},{"kind":"Field","name":{"kind":"Name","value":"voidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"voidedByName"}},{"kind":"Field","name":{"kind":"Name","value":"voidedReason"}}]}}]} as unknown as DocumentNode<SmallClaimsQuery, SmallClaimsQueryVariables>;
export const AddSmallCollectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSmallCollection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SmallCollectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addSmallCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<AddSmallCollectionMutation, AddSmallCollectionMutationVariables>;
export const TakeCountAsSmallCollectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeCountAsSmallCollection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cashCountId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"donationIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"areSmall"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeCountAsSmallCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cashCountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cashCountId"}}},{"kind":"Argument","name":{"kind":"Name","value":"donationIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"donationIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"areSmall"},"value":{"kind":"Variable","name":{"kind":"Name","value":"areSmall"}}}]}]}}]} as unknown as DocumentNode<TakeCountAsSmallCollectionMutation, TakeCountAsSmallCollectionMutationVariables>;
export const CorrectSmallCollectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectSmallCollection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SmallCollectionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctSmallCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}]}]}}]} as unknown as DocumentNode<CorrectSmallCollectionMutation, CorrectSmallCollectionMutationVariables>;
export const VoidSmallCollectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VoidSmallCollection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"voidSmallCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}]}]}}]} as unknown as DocumentNode<VoidSmallCollectionMutation, VoidSmallCollectionMutationVariables>;
export const ClaimSmallDonationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimSmallDonations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SmallClaimInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimSmallDonations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ClaimSmallDonationsMutation, ClaimSmallDonationsMutationVariables>;
export const SmallClaimPaidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SmallClaimPaid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amount"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smallClaimPaid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}},{"kind":"Argument","name":{"kind":"Name","value":"amount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amount"}}}]}]}}]} as unknown as DocumentNode<SmallClaimPaidMutation, SmallClaimPaidMutationVariables>;
export const SmallClaimNotPaidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SmallClaimNotPaid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smallClaimNotPaid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<SmallClaimNotPaidMutation, SmallClaimNotPaidMutationVariables>;
export const VoidSmallClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VoidSmallClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"voidSmallClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}]}]}}]} as unknown as DocumentNode<VoidSmallClaimMutation, VoidSmallClaimMutationVariables>;
export const ClaimsToSendWithDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimsToSendWith"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giftAidClaims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimsToSendWithQuery, ClaimsToSendWithQueryVariables>;
export const useSmallYearsQuery = (options?: useQuery.Options<SmallYearsQuery, SmallYearsQueryVariables>) =>
  usePageQuery(SmallYearsDocument, options ?? {});

export const useSmallCollectionsQuery = (options: useQuery.Options<SmallCollectionsQuery, SmallCollectionsQueryVariables>) =>
  usePageQuery(SmallCollectionsDocument, options);

export const useOfferedSmallCountsQuery = (options: useQuery.Options<OfferedSmallCountsQuery, OfferedSmallCountsQueryVariables>) =>
  usePageQuery(OfferedSmallCountsDocument, options);

export const useSmallClaimsQuery = (options: useQuery.Options<SmallClaimsQuery, SmallClaimsQueryVariables>) =>
  usePageQuery(SmallClaimsDocument, options);

export const useAddSmallCollectionMutation = (options?: useMutation.Options<AddSmallCollectionMutation, AddSmallCollectionMutationVariables>) =>
  useMutation(AddSmallCollectionDocument, options);

export const useTakeCountAsSmallCollectionMutation = (options?: useMutation.Options<TakeCountAsSmallCollectionMutation, TakeCountAsSmallCollectionMutationVariables>) =>
  useMutation(TakeCountAsSmallCollectionDocument, options);

export const useCorrectSmallCollectionMutation = (options?: useMutation.Options<CorrectSmallCollectionMutation, CorrectSmallCollectionMutationVariables>) =>
  useMutation(CorrectSmallCollectionDocument, options);

export const useVoidSmallCollectionMutation = (options?: useMutation.Options<VoidSmallCollectionMutation, VoidSmallCollectionMutationVariables>) =>
  useMutation(VoidSmallCollectionDocument, options);

export const useClaimSmallDonationsMutation = (options?: useMutation.Options<ClaimSmallDonationsMutation, ClaimSmallDonationsMutationVariables>) =>
  useMutation(ClaimSmallDonationsDocument, options);

export const useSmallClaimPaidMutation = (options?: useMutation.Options<SmallClaimPaidMutation, SmallClaimPaidMutationVariables>) =>
  useMutation(SmallClaimPaidDocument, options);

export const useSmallClaimNotPaidMutation = (options?: useMutation.Options<SmallClaimNotPaidMutation, SmallClaimNotPaidMutationVariables>) =>
  useMutation(SmallClaimNotPaidDocument, options);

export const useVoidSmallClaimMutation = (options?: useMutation.Options<VoidSmallClaimMutation, VoidSmallClaimMutationVariables>) =>
  useMutation(VoidSmallClaimDocument, options);

export const useClaimsToSendWithQuery = (options: useQuery.Options<ClaimsToSendWithQuery, ClaimsToSendWithQueryVariables>) =>
  usePageQuery(ClaimsToSendWithDocument, options);