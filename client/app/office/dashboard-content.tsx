import Edit from '@mui/icons-material/EditOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ContentFileType } from '../../../rules/content-file-type.ts';
import { type ContentSection, formAddress } from '../../components/office/content-sections.ts';
import { ListSection } from '../../components/office/list-section.tsx';
import { CommitteeSequence } from '../../features/committee/office/committee-sequence.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useManagedContentQuery } from './managed-content.generated.ts';
import { useContentActions } from './use-content-actions.ts';
import { useDashboardColumns } from './use-dashboard-columns.tsx';

/** A kind of content on the dashboard: its first rows as visitors see them, which are changed and deleted in place. */
export function DashboardContent({ officeSection }: { officeSection: ContentSection }) {
  const { t } = useTranslation();
  const columns = useDashboardColumns(officeSection);
  const { act } = useContentActions(officeSection);
  // Undefined until the sequence was opened; after that its button gets the focus back.
  const [isNumbering, setIsNumbering] = useState<boolean>();
  const result = useManagedContentQuery({
    variables: { kind: officeSection.kind, sort: 'SHOWN', page: 1, pageSize: officeSection.dashboardRows },
    fetchPolicy: 'cache-and-network',
  });
  const title = t(officeSection.section);
  if (isNumbering)
    return (
      <CommitteeSequence
        id={officeSection.kind}
        title={title}
        isPage={false}
        onDone={() => setIsNumbering(false)}
      />
    );
  return (
    <ListSection
      title={title}
      section={officeSection.kind}
      listAddress={officeSection.path}
      rows={officeSection.dashboardRows}
      add={{ label: t(officeSection.add.label), to: officeSection.add.to }}
      action={
        officeSection.hasSequence && (
          <Button
            variant="outlined"
            startIcon={<Edit />}
            autoFocus={isNumbering === false}
            onClick={() => setIsNumbering(true)}
          >
            {t('committee.editSequence')}
          </Button>
        )
      }
      result={result}
      rowsOf={({ managedContent }) => managedContent}
      columns={columns}
      actions={{
        nameOf: ({ name }) => name,
        show: ({ fileType, file }, about) =>
          fileType === ContentFileType.PDF &&
          file && (
            <Button href={file.url} target="_blank" rel="noopener" startIcon={<Visibility />}>
              {t('documents.viewShort')}
              {about}
            </Button>
          ),
        editAddress: ({ id }) => formAddress(officeSection, id),
        onRemove: (item) => act('BIN', [item]),
      }}
    />
  );
}
