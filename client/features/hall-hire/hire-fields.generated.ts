/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** The form of the site, or an admin who entered it */
export type HireOrigin =
  | 'OFFICE'
  | 'REQUEST';

export type HirePayment =
  | 'CASH'
  | 'CHEQUE';

export type HireStatus =
  | 'ACCEPTED'
  | 'CANCELLED'
  | 'DECLINED'
  | 'REQUESTED';

export type HireFieldsFragment = { id: number, version: number, status: HireStatus, origin: HireOrigin, name: string, address: string, postcode: string, telephone: string, mobile: string, email: string, purpose: string, guests: number | null, day: string, hours: string, startsAt: `${string}T${string}`, endsAt: `${string}T${string}`, roomIds: Array<number>, depositPence: number | null, chargesPence: number | null, outstandingPence: number | null, paidBy: HirePayment | null, agreedOn: string | null, letterLanguage: string, declineReason: string | null, wish: string | null, createdAt: `${string}T${string}`, decidedAt: `${string}T${string}` | null };

export const HireFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HireFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hire"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"telephone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"roomIds"}},{"kind":"Field","name":{"kind":"Name","value":"depositPence"}},{"kind":"Field","name":{"kind":"Name","value":"chargesPence"}},{"kind":"Field","name":{"kind":"Name","value":"outstandingPence"}},{"kind":"Field","name":{"kind":"Name","value":"paidBy"}},{"kind":"Field","name":{"kind":"Name","value":"agreedOn"}},{"kind":"Field","name":{"kind":"Name","value":"letterLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}}]} as unknown as DocumentNode<HireFieldsFragment, unknown>;