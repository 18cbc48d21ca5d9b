import Edit from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LIMITS } from '../../../../rules/limits.ts';
import { evictLists } from '../../../components/list/evict-lists.ts';
import { useSectionList } from '../../../components/list/use-section-list.ts';
import { LocalizedCell, TitleCell } from '../../../components/office/content-cells.tsx';
import { ContentDashboardSection } from '../../../components/office/content-dashboard-section.tsx';
import { PATHS } from '../../../components/page/paths.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useCommitteeMembersQuery } from '../committee-members.generated.ts';
import { CommitteeSequence } from './committee-sequence.tsx';
import { useDeleteCommitteeMemberMutation } from './delete-committee-member.generated.ts';

const PORTRAIT = { width: 48, height: 51 };

/** The committee on the dashboard; the pencil leads to its sequence (spec §2, §4). */
export function CommitteeDashboardSection() {
  const { t } = useTranslation();
  const list = useSectionList('committee', LIMITS.dashboardOthers);
  const result = useCommitteeMembersQuery({ variables: list.variables, fetchPolicy: 'cache-and-network' });
  const [deleteMember] = useDeleteCommitteeMemberMutation({ update: evictLists('committeeMembers') });
  // Undefined until somebody has been there: the pencil then gets the focus back.
  const [isMoving, setIsMoving] = useState<boolean>();
  if (isMoving) return <CommitteeSequence id={list.section} onDone={() => setIsMoving(false)} />;
  return (
    <ContentDashboardSection
      title={t('committee.section')}
      add={{ label: t('committee.add'), to: PATHS.editCommitteeMember }}
      action={
        <Button
          variant="outlined"
          startIcon={<Edit />}
          autoFocus={isMoving === false}
          onClick={() => setIsMoving(true)}
        >
          {t('committee.editSequence')}
        </Button>
      }
      list={list}
      result={result}
      rowsOf={({ committeeMembers }) => committeeMembers}
      columns={[
        {
          label: t('committee.sequenceNumber'),
          show: ({ sequenceNumber }) => <Typography>{sequenceNumber}</Typography>,
        },
        { label: t('content.name'), show: (member) => <TitleCell item={member} size={PORTRAIT} /> },
        {
          label: t('committee.position'),
          show: ({ designation, designationGujarati }) => (
            <LocalizedCell english={designation} gujarati={designationGujarati} />
          ),
        },
      ]}
      remove={(id) => deleteMember({ variables: { id } })}
    />
  );
}
