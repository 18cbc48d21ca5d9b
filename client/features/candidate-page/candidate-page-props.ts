import type { CandidatePageFieldsFragment } from './candidate-page.generated.ts';

export type OwnProfile = NonNullable<CandidatePageFieldsFragment['profile']>;

/** What every part of a candidate's page gets. */
export interface CandidatePageProps {
  profile: OwnProfile;
  /** What opens the page. */
  token: string;
  reload: () => Promise<unknown>;
  onDeleted: () => void;
}
