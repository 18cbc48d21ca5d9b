import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { requestReference } from '../../../../rules/request-reference.ts';
import { RowTable } from '../../../components/list/row-table.tsx';
import { TextCell } from '../../../components/office/content-cells.tsx';
import { PATHS, QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { VisuallyHidden } from '../../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DueText, RequestStateChip } from './request-state.tsx';
import type { RightsRequestFieldsFragment } from './rights-requests.generated.ts';

/** The register's rows; each opens the page of one. */
export function RequestTable({ rows }: { rows: readonly RightsRequestFieldsFragment[] }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <RowTable
      rows={rows}
      columns={[
        {
          label: t('requests.office.from'),
          show: ({ id, kind, name, identityChecked }) => (
            <>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t(`requests.office.kinds.${kind}`)} · {requestReference(id)}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t(
                  identityChecked ? 'requests.office.identityChecked' : 'requests.office.identityNotChecked',
                )}
              </Typography>
            </>
          ),
        },
        { label: t('requests.office.about'), show: ({ about }) => <TextCell text={about} /> },
        { label: t('requests.office.due'), show: (request) => <DueText request={request} /> },
        { label: t('requests.office.state'), show: (request) => <RequestStateChip request={request} /> },
        {
          label: t('requests.office.assignee'),
          show: ({ assigneeName }) => assigneeName ?? t('requests.office.nobody'),
        },
        {
          label: t('content.actions'),
          show: ({ id }) => (
            <Button
              component={RouterLink}
              to={`${PATHS.officeRequest}?${QUERY_PARAMETERS.contentId}=${id}`}
              state={{ backTo: `${pathname}${search}` }}
              variant="outlined"
            >
              {t('requests.office.open')}
              <VisuallyHidden> {requestReference(id)}</VisuallyHidden>
            </Button>
          ),
        },
      ]}
    />
  );
}
