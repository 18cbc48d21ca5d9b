import type { OwnHireFieldsFragment, OwnHireQuery } from './own-hire.generated.ts';

/** What is asked of a hirer. */
export type OwnCharge = OwnHireFieldsFragment['charges'][number];

/** What the parts of a hirer's private page need. */
export interface OwnHireProps {
  hire: OwnHireFieldsFragment;
  facts: Pick<OwnHireQuery, 'rooms' | 'siteSettings'>;
  /** Of the private link. */
  token: string;
  reload: () => Promise<unknown>;
}
