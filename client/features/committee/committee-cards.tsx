import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { ContentCardGrid } from '../../components/list/content-card-grid.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import type { CommitteeMemberFieldsFragment } from './committee-members.generated.ts';

export const COLUMNS = 4;

/** Members of the committee with portrait, name and position. */
export function CommitteeCards({ members }: { members: readonly CommitteeMemberFieldsFragment[] }) {
  const localized = useLocalized();
  return (
    <ContentCardGrid
      items={members}
      pictureSize={IMAGE_SIZES.committeeMember}
      columns={COLUMNS}
      subtitleOf={({ designation, textLanguages }) => {
        const { text, lang } = localized(designation, textLanguages.designation);
        return <span lang={lang}>{text}</span>;
      }}
    />
  );
}
