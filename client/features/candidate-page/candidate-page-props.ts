import type { CandidatePageFieldsFragment, CandidatePageQuery } from './candidate-page.generated.ts';

export type OwnProfile = NonNullable<CandidatePageFieldsFragment['profile']>;

/** What every part of a candidate's page gets. */
export interface CandidatePageProps {
  profile: OwnProfile;
  /** What the values of the select lists are called in the page's language. */
  options: CandidatePageQuery['selectLists']['options'];
  /** What opens the page: what is in their link; null of a candidate who is signed in themself. */
  token: string | null;
  reload: () => Promise<unknown>;
  onDeleted: () => void;
}
