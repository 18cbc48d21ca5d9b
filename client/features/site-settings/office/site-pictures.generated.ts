/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type SitePicturePlace =
  | 'LOGO'
  | 'OPENING';

export type SaveSitePictureMutationVariables = Exact<{
  place: SitePicturePlace;
  file: File;
  seenFile: string;
}>;


export type SaveSitePictureMutation = { saveSitePicture: boolean };

export type RemoveSitePictureMutationVariables = Exact<{
  place: SitePicturePlace;
  seenFile: string;
}>;


export type RemoveSitePictureMutation = { removeSitePicture: boolean };


export const SaveSitePictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSitePicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"place"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SitePicturePlace"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seenFile"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSitePicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"place"},"value":{"kind":"Variable","name":{"kind":"Name","value":"place"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"seenFile"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seenFile"}}}]}]}}]} as unknown as DocumentNode<SaveSitePictureMutation, SaveSitePictureMutationVariables>;
export const RemoveSitePictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSitePicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"place"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SitePicturePlace"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seenFile"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSitePicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"place"},"value":{"kind":"Variable","name":{"kind":"Name","value":"place"}}},{"kind":"Argument","name":{"kind":"Name","value":"seenFile"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seenFile"}}}]}]}}]} as unknown as DocumentNode<RemoveSitePictureMutation, RemoveSitePictureMutationVariables>;
export const useSaveSitePictureMutation = (options?: useMutation.Options<SaveSitePictureMutation, SaveSitePictureMutationVariables>) =>
  useMutation(SaveSitePictureDocument, options);

export const useRemoveSitePictureMutation = (options?: useMutation.Options<RemoveSitePictureMutation, RemoveSitePictureMutationVariables>) =>
  useMutation(RemoveSitePictureDocument, options);