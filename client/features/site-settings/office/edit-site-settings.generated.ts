/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type SiteSettingsInput = {
  address: string;
  addressGujarati?: string | null | undefined;
  approveNewMembers: boolean;
  charityName: string;
  charityNumber: string;
  contactHours: string;
  contactHoursGujarati?: string | null | undefined;
  cricket: string;
  cricketGujarati?: string | null | undefined;
  email: string;
  facebookUrl: string;
  footerHistory: string;
  footerHistoryGujarati?: string | null | undefined;
  guruMessage: string;
  guruMessageGujarati?: string | null | undefined;
  guruName: string;
  guruNameGujarati?: string | null | undefined;
  history: string;
  historyGujarati?: string | null | undefined;
  instagramUrl: string;
  /** One at least, each once, by their codes; left out they stay */
  languages?: Array<string> | null | undefined;
  /** Two numbers such as 52.6469, -1.1253, or empty */
  mapPosition: string;
  paymentUrl: string;
  phone: string;
  /** The version that was edited; a newer one answers CONFLICT */
  version: number;
  whatsappUrl: string;
  youtubeUrl: string;
};

export type EditableSiteSettingsFragment = { version: number, languages: Array<string>, history: string, historyGujarati: string | null, footerHistory: string, footerHistoryGujarati: string | null, guruName: string, guruNameGujarati: string | null, guruMessage: string, guruMessageGujarati: string | null, contactHours: string, contactHoursGujarati: string | null, cricket: string, cricketGujarati: string | null, address: string, addressGujarati: string | null, email: string, phone: string, mapPosition: string, facebookUrl: string, instagramUrl: string, youtubeUrl: string, whatsappUrl: string, paymentUrl: string, charityName: string, charityNumber: string, approveNewMembers: boolean };

export type EditableSiteSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type EditableSiteSettingsQuery = { siteSettings: { version: number, languages: Array<string>, history: string, historyGujarati: string | null, footerHistory: string, footerHistoryGujarati: string | null, guruName: string, guruNameGujarati: string | null, guruMessage: string, guruMessageGujarati: string | null, contactHours: string, contactHoursGujarati: string | null, cricket: string, cricketGujarati: string | null, address: string, addressGujarati: string | null, email: string, phone: string, mapPosition: string, facebookUrl: string, instagramUrl: string, youtubeUrl: string, whatsappUrl: string, paymentUrl: string, charityName: string, charityNumber: string, approveNewMembers: boolean } };

export type SaveSiteSettingsMutationVariables = Exact<{
  input: SiteSettingsInput;
}>;


export type SaveSiteSettingsMutation = { saveSiteSettings: { version: number, languages: Array<string>, history: string, historyGujarati: string | null, footerHistory: string, footerHistoryGujarati: string | null, guruName: string, guruNameGujarati: string | null, guruMessage: string, guruMessageGujarati: string | null, contactHours: string, contactHoursGujarati: string | null, cricket: string, cricketGujarati: string | null, address: string, addressGujarati: string | null, email: string, phone: string, mapPosition: string, facebookUrl: string, instagramUrl: string, youtubeUrl: string, whatsappUrl: string, paymentUrl: string, charityName: string, charityNumber: string, approveNewMembers: boolean } };

export const EditableSiteSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableSiteSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"history"}},{"kind":"Field","name":{"kind":"Name","value":"historyGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"footerHistory"}},{"kind":"Field","name":{"kind":"Name","value":"footerHistoryGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"guruName"}},{"kind":"Field","name":{"kind":"Name","value":"guruNameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"guruMessage"}},{"kind":"Field","name":{"kind":"Name","value":"guruMessageGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"contactHours"}},{"kind":"Field","name":{"kind":"Name","value":"contactHoursGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"cricket"}},{"kind":"Field","name":{"kind":"Name","value":"cricketGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"}},{"kind":"Field","name":{"kind":"Name","value":"facebookUrl"}},{"kind":"Field","name":{"kind":"Name","value":"instagramUrl"}},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}},{"kind":"Field","name":{"kind":"Name","value":"paymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"charityName"}},{"kind":"Field","name":{"kind":"Name","value":"charityNumber"}},{"kind":"Field","name":{"kind":"Name","value":"approveNewMembers"}}]}}]} as unknown as DocumentNode<EditableSiteSettingsFragment, unknown>;
export const EditableSiteSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditableSiteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableSiteSettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableSiteSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"history"}},{"kind":"Field","name":{"kind":"Name","value":"historyGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"footerHistory"}},{"kind":"Field","name":{"kind":"Name","value":"footerHistoryGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"guruName"}},{"kind":"Field","name":{"kind":"Name","value":"guruNameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"guruMessage"}},{"kind":"Field","name":{"kind":"Name","value":"guruMessageGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"contactHours"}},{"kind":"Field","name":{"kind":"Name","value":"contactHoursGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"cricket"}},{"kind":"Field","name":{"kind":"Name","value":"cricketGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"}},{"kind":"Field","name":{"kind":"Name","value":"facebookUrl"}},{"kind":"Field","name":{"kind":"Name","value":"instagramUrl"}},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}},{"kind":"Field","name":{"kind":"Name","value":"paymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"charityName"}},{"kind":"Field","name":{"kind":"Name","value":"charityNumber"}},{"kind":"Field","name":{"kind":"Name","value":"approveNewMembers"}}]}}]} as unknown as DocumentNode<EditableSiteSettingsQuery, EditableSiteSettingsQueryVariables>;
export const SaveSiteSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSiteSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSiteSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableSiteSettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableSiteSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"history"}},{"kind":"Field","name":{"kind":"Name","value":"historyGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"footerHistory"}},{"kind":"Field","name":{"kind":"Name","value":"footerHistoryGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"guruName"}},{"kind":"Field","name":{"kind":"Name","value":"guruNameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"guruMessage"}},{"kind":"Field","name":{"kind":"Name","value":"guruMessageGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"contactHours"}},{"kind":"Field","name":{"kind":"Name","value":"contactHoursGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"cricket"}},{"kind":"Field","name":{"kind":"Name","value":"cricketGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"}},{"kind":"Field","name":{"kind":"Name","value":"facebookUrl"}},{"kind":"Field","name":{"kind":"Name","value":"instagramUrl"}},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}},{"kind":"Field","name":{"kind":"Name","value":"paymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"charityName"}},{"kind":"Field","name":{"kind":"Name","value":"charityNumber"}},{"kind":"Field","name":{"kind":"Name","value":"approveNewMembers"}}]}}]} as unknown as DocumentNode<SaveSiteSettingsMutation, SaveSiteSettingsMutationVariables>;
export const useEditableSiteSettingsQuery = (options?: useQuery.Options<EditableSiteSettingsQuery, EditableSiteSettingsQueryVariables>) =>
  usePageQuery(EditableSiteSettingsDocument, options ?? {});

export const useSaveSiteSettingsMutation = (options?: useMutation.Options<SaveSiteSettingsMutation, SaveSiteSettingsMutationVariables>) =>
  useMutation(SaveSiteSettingsDocument, options);