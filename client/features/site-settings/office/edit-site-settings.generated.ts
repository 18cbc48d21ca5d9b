/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type SiteSettingsInput = {
  /** Left out, it stays as it is */
  accentColour?: string | null | undefined;
  address: string;
  approveNewMembers: boolean;
  /** Left out, it stays as it is */
  callingCode?: string | null | undefined;
  charityName: string;
  charityNumber: string;
  contactHours: string;
  /** Left out, it stays as it is */
  country?: string | null | undefined;
  cricket: string;
  /** Left out, it stays as it is */
  currency?: string | null | undefined;
  /** Left out, it stays as it is */
  description?: string | null | undefined;
  email: string;
  facebookUrl: string;
  footerHistory: string;
  /** Left out, it stays as it is */
  founded?: string | null | undefined;
  guruMessage: string;
  guruName: string;
  history: string;
  instagramUrl: string;
  /** Of the texts beside it; by default their own */
  language?: string | null | undefined;
  /** One at least, each once, by their codes; left out they stay */
  languages?: Array<string> | null | undefined;
  /** As #7A1F2B; left out it stays */
  mainColour?: string | null | undefined;
  /** Two numbers such as 52.6469, -1.1253, or empty */
  mapPosition: string;
  /** Left out, it stays as it is */
  name?: string | null | undefined;
  /** Left out, it stays as it is */
  openingText?: string | null | undefined;
  /** Left out, it stays as it is */
  openingTitle?: string | null | undefined;
  paymentUrl: string;
  phone: string;
  /** Left out, it stays as it is */
  referencePrefix?: string | null | undefined;
  /** Left out, it stays as it is */
  shortName?: string | null | undefined;
  /** Left out, it stays as it is */
  tagline?: string | null | undefined;
  /** Left out, it stays as it is */
  timeZone?: string | null | undefined;
  /** The texts in other languages; what is left out stays, what is null or empty goes */
  translations?: Array<SiteSettingsTranslationInput> | null | undefined;
  /** Left out, it stays as it is */
  unusedParts?: Array<string> | null | undefined;
  /** The version that was edited; a newer one answers CONFLICT */
  version: number;
  whatsappUrl: string;
  youtubeUrl: string;
};

export type SiteSettingsTranslationInput = {
  address?: string | null | undefined;
  contactHours?: string | null | undefined;
  cricket?: string | null | undefined;
  description?: string | null | undefined;
  footerHistory?: string | null | undefined;
  guruMessage?: string | null | undefined;
  guruName?: string | null | undefined;
  history?: string | null | undefined;
  language: string;
  name?: string | null | undefined;
  openingText?: string | null | undefined;
  openingTitle?: string | null | undefined;
  shortName?: string | null | undefined;
  tagline?: string | null | undefined;
};

export type EditableSiteSettingsFragment = { version: number, language: string, languages: Array<string>, name: string, shortName: string, tagline: string, description: string, openingTitle: string, openingText: string, founded: string, referencePrefix: string, history: string, footerHistory: string, guruName: string, guruMessage: string, contactHours: string, cricket: string, address: string, email: string, phone: string, mapPosition: string, facebookUrl: string, instagramUrl: string, youtubeUrl: string, whatsappUrl: string, paymentUrl: string, charityName: string, charityNumber: string, approveNewMembers: boolean, textLanguages: { name: string, shortName: string, tagline: string, description: string, openingTitle: string, openingText: string, history: string, footerHistory: string, guruName: string, guruMessage: string, contactHours: string, cricket: string, address: string }, translations: Array<{ language: string, name: string | null, shortName: string | null, tagline: string | null, description: string | null, openingTitle: string | null, openingText: string | null, history: string | null, footerHistory: string | null, guruName: string | null, guruMessage: string | null, contactHours: string | null, cricket: string | null, address: string | null }> };

export type EditableSiteSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type EditableSiteSettingsQuery = { siteSettings: { version: number, language: string, languages: Array<string>, name: string, shortName: string, tagline: string, description: string, openingTitle: string, openingText: string, founded: string, referencePrefix: string, history: string, footerHistory: string, guruName: string, guruMessage: string, contactHours: string, cricket: string, address: string, email: string, phone: string, mapPosition: string, facebookUrl: string, instagramUrl: string, youtubeUrl: string, whatsappUrl: string, paymentUrl: string, charityName: string, charityNumber: string, approveNewMembers: boolean, textLanguages: { name: string, shortName: string, tagline: string, description: string, openingTitle: string, openingText: string, history: string, footerHistory: string, guruName: string, guruMessage: string, contactHours: string, cricket: string, address: string }, translations: Array<{ language: string, name: string | null, shortName: string | null, tagline: string | null, description: string | null, openingTitle: string | null, openingText: string | null, history: string | null, footerHistory: string | null, guruName: string | null, guruMessage: string | null, contactHours: string | null, cricket: string | null, address: string | null }> } };

export type SaveSiteSettingsMutationVariables = Exact<{
  input: SiteSettingsInput;
  language?: string | null | undefined;
}>;


export type SaveSiteSettingsMutation = { saveSiteSettings: { version: number, language: string, languages: Array<string>, name: string, shortName: string, tagline: string, description: string, openingTitle: string, openingText: string, founded: string, referencePrefix: string, history: string, footerHistory: string, guruName: string, guruMessage: string, contactHours: string, cricket: string, address: string, email: string, phone: string, mapPosition: string, facebookUrl: string, instagramUrl: string, youtubeUrl: string, whatsappUrl: string, paymentUrl: string, charityName: string, charityNumber: string, approveNewMembers: boolean, textLanguages: { name: string, shortName: string, tagline: string, description: string, openingTitle: string, openingText: string, history: string, footerHistory: string, guruName: string, guruMessage: string, contactHours: string, cricket: string, address: string }, translations: Array<{ language: string, name: string | null, shortName: string | null, tagline: string | null, description: string | null, openingTitle: string | null, openingText: string | null, history: string | null, footerHistory: string | null, guruName: string | null, guruMessage: string | null, contactHours: string | null, cricket: string | null, address: string | null }> } };

export const EditableSiteSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableSiteSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"openingTitle"}},{"kind":"Field","name":{"kind":"Name","value":"openingText"}},{"kind":"Field","name":{"kind":"Name","value":"history"}},{"kind":"Field","name":{"kind":"Name","value":"footerHistory"}},{"kind":"Field","name":{"kind":"Name","value":"guruName"}},{"kind":"Field","name":{"kind":"Name","value":"guruMessage"}},{"kind":"Field","name":{"kind":"Name","value":"contactHours"}},{"kind":"Field","name":{"kind":"Name","value":"cricket"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"openingTitle"}},{"kind":"Field","name":{"kind":"Name","value":"openingText"}},{"kind":"Field","name":{"kind":"Name","value":"history"}},{"kind":"Field","name":{"kind":"Name","value":"footerHistory"}},{"kind":"Field","name":{"kind":"Name","value":"guruName"}},{"kind":"Field","name":{"kind":"Name","value":"guruMessage"}},{"kind":"Field","name":{"kind":"Name","value":"contactHours"}},{"kind":"Field","name":{"kind":"Name","value":"cricket"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"openingTitle"}},{"kind":"Field","name":{"kind":"Name","value":"openingText"}},{"kind":"Field","name":{"kind":"Name","value":"founded"}},{"kind":"Field","name":{"kind":"Name","value":"referencePrefix"}},{"kind":"Field","name":{"kind":"Name","value":"history"}},{"kind":"Field","name":{"kind":"Name","value":"footerHistory"}},{"kind":"Field","name":{"kind":"Name","value":"guruName"}},{"kind":"Field","name":{"kind":"Name","value":"guruMessage"}},{"kind":"Field","name":{"kind":"Name","value":"contactHours"}},{"kind":"Field","name":{"kind":"Name","value":"cricket"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"}},{"kind":"Field","name":{"kind":"Name","value":"facebookUrl"}},{"kind":"Field","name":{"kind":"Name","value":"instagramUrl"}},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}},{"kind":"Field","name":{"kind":"Name","value":"paymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"charityName"}},{"kind":"Field","name":{"kind":"Name","value":"charityNumber"}},{"kind":"Field","name":{"kind":"Name","value":"approveNewMembers"}}]}}]} as unknown as DocumentNode<EditableSiteSettingsFragment, unknown>;
export const EditableSiteSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditableSiteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableSiteSettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableSiteSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"openingTitle"}},{"kind":"Field","name":{"kind":"Name","value":"openingText"}},{"kind":"Field","name":{"kind":"Name","value":"history"}},{"kind":"Field","name":{"kind":"Name","value":"footerHistory"}},{"kind":"Field","name":{"kind":"Name","value":"guruName"}},{"kind":"Field","name":{"kind":"Name","value":"guruMessage"}},{"kind":"Field","name":{"kind":"Name","value":"contactHours"}},{"kind":"Field","name":{"kind":"Name","value":"cricket"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"openingTitle"}},{"kind":"Field","name":{"kind":"Name","value":"openingText"}},{"kind":"Field","name":{"kind":"Name","value":"history"}},{"kind":"Field","name":{"kind":"Name","value":"footerHistory"}},{"kind":"Field","name":{"kind":"Name","value":"guruName"}},{"kind":"Field","name":{"kind":"Name","value":"guruMessage"}},{"kind":"Field","name":{"kind":"Name","value":"contactHours"}},{"kind":"Field","name":{"kind":"Name","value":"cricket"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"openingTitle"}},{"kind":"Field","name":{"kind":"Name","value":"openingText"}},{"kind":"Field","name":{"kind":"Name","value":"founded"}},{"kind":"Field","name":{"kind":"Name","value":"referencePrefix"}},{"kind":"Field","name":{"kind":"Name","value":"history"}},{"kind":"Field","name":{"kind":"Name","value":"footerHistory"}},{"kind":"Field","name":{"kind":"Name","value":"guruName"}},{"kind":"Field","name":{"kind":"Name","value":"guruMessage"}},{"kind":"Field","name":{"kind":"Name","value":"contactHours"}},{"kind":"Field","name":{"kind":"Name","value":"cricket"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"}},{"kind":"Field","name":{"kind":"Name","value":"facebookUrl"}},{"kind":"Field","name":{"kind":"Name","value":"instagramUrl"}},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}},{"kind":"Field","name":{"kind":"Name","value":"paymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"charityName"}},{"kind":"Field","name":{"kind":"Name","value":"charityNumber"}},{"kind":"Field","name":{"kind":"Name","value":"approveNewMembers"}}]}}]} as unknown as DocumentNode<EditableSiteSettingsQuery, EditableSiteSettingsQueryVariables>;
export const SaveSiteSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSiteSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSettingsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSiteSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableSiteSettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableSiteSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"openingTitle"}},{"kind":"Field","name":{"kind":"Name","value":"openingText"}},{"kind":"Field","name":{"kind":"Name","value":"history"}},{"kind":"Field","name":{"kind":"Name","value":"footerHistory"}},{"kind":"Field","name":{"kind":"Name","value":"guruName"}},{"kind":"Field","name":{"kind":"Name","value":"guruMessage"}},{"kind":"Field","name":{"kind":"Name","value":"contactHours"}},{"kind":"Field","name":{"kind":"Name","value":"cricket"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"openingTitle"}},{"kind":"Field","name":{"kind":"Name","value":"openingText"}},{"kind":"Field","name":{"kind":"Name","value":"history"}},{"kind":"Field","name":{"kind":"Name","value":"footerHistory"}},{"kind":"Field","name":{"kind":"Name","value":"guruName"}},{"kind":"Field","name":{"kind":"Name","value":"guruMessage"}},{"kind":"Field","name":{"kind":"Name","value":"contactHours"}},{"kind":"Field","name":{"kind":"Name","value":"cricket"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"openingTitle"}},{"kind":"Field","name":{"kind":"Name","value":"openingText"}},{"kind":"Field","name":{"kind":"Name","value":"founded"}},{"kind":"Field","name":{"kind":"Name","value":"referencePrefix"}},{"kind":"Field","name":{"kind":"Name","value":"history"}},{"kind":"Field","name":{"kind":"Name","value":"footerHistory"}},{"kind":"Field","name":{"kind":"Name","value":"guruName"}},{"kind":"Field","name":{"kind":"Name","value":"guruMessage"}},{"kind":"Field","name":{"kind":"Name","value":"contactHours"}},{"kind":"Field","name":{"kind":"Name","value":"cricket"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mapPosition"}},{"kind":"Field","name":{"kind":"Name","value":"facebookUrl"}},{"kind":"Field","name":{"kind":"Name","value":"instagramUrl"}},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}},{"kind":"Field","name":{"kind":"Name","value":"paymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"charityName"}},{"kind":"Field","name":{"kind":"Name","value":"charityNumber"}},{"kind":"Field","name":{"kind":"Name","value":"approveNewMembers"}}]}}]} as unknown as DocumentNode<SaveSiteSettingsMutation, SaveSiteSettingsMutationVariables>;
export const useEditableSiteSettingsQuery = (options?: useQuery.Options<EditableSiteSettingsQuery, EditableSiteSettingsQueryVariables>) =>
  usePageQuery(EditableSiteSettingsDocument, options ?? {});

export const useSaveSiteSettingsMutation = (options?: useMutation.Options<SaveSiteSettingsMutation, SaveSiteSettingsMutationVariables>) =>
  useMutation(SaveSiteSettingsDocument, options);