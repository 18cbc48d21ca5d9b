/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** To whom a candidate shows something */
export type Audience =
  | 'AFTER_INTEREST'
  | 'AFTER_YES'
  | 'MEMBERS';

/** What a family may wish for */
export type CandidateWish =
  | 'AGE'
  | 'CASTE'
  | 'DIET'
  | 'EDUCATION'
  | 'HEIGHT'
  | 'LANGUAGE'
  | 'MARITAL_STATUS'
  | 'PLACE';

export type Gender =
  | 'FEMALE'
  | 'MALE';

/** CREATE_PROFILE when the member has no profile yet */
export type InterestAnswer =
  | 'CREATE_PROFILE'
  | 'SUCCESS';

/** What both sides see of an interest */
export type InterestStage =
  | 'BOTH_YES'
  | 'NOT_THIS_TIME'
  | 'WAITING';

export type CandidateQueryVariables = Exact<{
  id: number;
}>;


export type CandidateQuery = { candidate: { aboutCandidate: string, hasSaidYesThemselves: boolean, sentStage: InterestStage | null, sentLine: string, tellsAt: `${string}T${string}` | null, receivedStage: InterestStage | null, card: { diet: string, languages: Array<string>, family: string, nativePlace: string, id: number, isOwn: boolean, isInterestSent: boolean, isInterestWaiting: boolean, interestSince: `${string}T${string}` | null, isInterestByCandidate: boolean, isInterestReceived: boolean, photoLaterFor: Audience | null, firstName: string, middleName: string, lastName: string, gender: Gender, age: number, height: string, maritalStatus: string, motherTongue: string, city: string, religion: string, caste: string, educationType: string, educationDescription: string, occupation: string, occupationDescription: string, currency: string, annualIncome: string, isNew: boolean, isAside: boolean, photo: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null, fit: { fits: number, of: number, differs: Array<CandidateWish> } | null, fitsTheirs: { fits: number, of: number } | null }, photos: Array<{ fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null }>, contact: { name: string, countryCode: string, mobile: string } | null } | null };

export type AddInterestLineMutationVariables = Exact<{
  candidateId: number;
  line: string;
}>;


export type AddInterestLineMutation = { expressInterest: InterestAnswer };


export const CandidateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Candidate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateCardFields"}},{"kind":"Field","name":{"kind":"Name","value":"diet"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"nativePlace"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"aboutCandidate"}},{"kind":"Field","name":{"kind":"Name","value":"hasSaidYesThemselves"}},{"kind":"Field","name":{"kind":"Name","value":"sentStage"}},{"kind":"Field","name":{"kind":"Name","value":"sentLine"}},{"kind":"Field","name":{"kind":"Name","value":"tellsAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedStage"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isInterestSent"}},{"kind":"Field","name":{"kind":"Name","value":"isInterestWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"interestSince"}},{"kind":"Field","name":{"kind":"Name","value":"isInterestByCandidate"}},{"kind":"Field","name":{"kind":"Name","value":"isInterestReceived"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photoLaterFor"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"motherTongue"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"religion"}},{"kind":"Field","name":{"kind":"Name","value":"caste"}},{"kind":"Field","name":{"kind":"Name","value":"educationType"}},{"kind":"Field","name":{"kind":"Name","value":"educationDescription"}},{"kind":"Field","name":{"kind":"Name","value":"occupation"}},{"kind":"Field","name":{"kind":"Name","value":"occupationDescription"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"annualIncome"}},{"kind":"Field","name":{"kind":"Name","value":"diet"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"nativePlace"}},{"kind":"Field","name":{"kind":"Name","value":"fit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fits"}},{"kind":"Field","name":{"kind":"Name","value":"of"}},{"kind":"Field","name":{"kind":"Name","value":"differs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fitsTheirs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fits"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"isAside"}}]}}]} as unknown as DocumentNode<CandidateQuery, CandidateQueryVariables>;
export const AddInterestLineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddInterestLine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"line"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expressInterest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"line"},"value":{"kind":"Variable","name":{"kind":"Name","value":"line"}}}]}]}}]} as unknown as DocumentNode<AddInterestLineMutation, AddInterestLineMutationVariables>;
export const useCandidateQuery = (options: useQuery.Options<CandidateQuery, CandidateQueryVariables>) =>
  usePageQuery(CandidateDocument, options);

export const useAddInterestLineMutation = (options?: useMutation.Options<AddInterestLineMutation, AddInterestLineMutationVariables>) =>
  useMutation(AddInterestLineDocument, options);