import Edit from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LocalizedCell, TitleCell } from '../../../components/office/content-cells.tsx';
import { ContentDashboardSection } from '../../../components/office/content-dashboard-section.tsx';
import type { SectionProps } from '../../../components/office/dashboard-section.tsx';
import { PATHS } from '../../../components/page/paths.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useCommitteeMembersQuery } from '../committee-members.generated.ts';
import { useDeleteCommitteeMemberMutation } from './committee-member.generated.ts';
import { CommitteeSequence } from './committee-sequence.tsx';

const PORTRAIT = { width: 48, height: 51 };

/** The committee on the dashboard, with a button to edit its sequence (spec §2, §4). */
export function CommitteeDashboardSection({ section }: SectionProps) {
  const { t } = useTranslation();
  // Undefined until the sequence was opened; after that the edit button gets the focus back.
  const [isMoving, setIsMoving] = useState<boolean>();
  if (isMoving) return <CommitteeSequence id={section} onDone={() => setIsMoving(false)} />;
  return (
    <ContentDashboardSection
      section={section}
      title="committee.section"
      add={{ label: 'committee.add', to: PATHS.editCommitteeMember }}
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
      useList={useCommitteeMembersQuery}
      rowsOf={({ committeeMembers }) => committeeMembers}
      columns={[
        {
          label: t('committee.sequenceNumber'),
          show: ({ sequenceNumber }) => <Typography>{sequenceNumber}</Typography>,
        },
        { label: t('content.name'), show: (member) => <TitleCell item={member} size={PORTRAIT} /> },
        {
          label: t('committee.position'),
          show: ({ designation, textLanguages }) => (
            <LocalizedCell text={designation} language={textLanguages.designation} />
          ),
        },
      ]}
      useRemove={useDeleteCommitteeMemberMutation}
      list="committeeMembers"
    />
  );
}
