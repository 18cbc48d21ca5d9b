import Upload from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import type { SheetSubject } from '../../../rules/imports.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PATHS, QUERY_PARAMETERS } from '../page/paths.ts';
import { useMayOpen } from './use-may-open.ts';

/** Leads from a list to where spreadsheets of its kind are brought in, for those who may do that. */
export function BringInLink({ sheet }: { sheet: SheetSubject }) {
  const { t } = useTranslation();
  const mayOpen = useMayOpen();
  if (!mayOpen({ to: PATHS.bringIn, permission: 'MANAGE_IMPORTS' })) return null;
  return (
    <Button
      component={RouterLink}
      to={`${PATHS.bringIn}?${QUERY_PARAMETERS.kind}=${sheet}`}
      variant="outlined"
      startIcon={<Upload />}
    >
      {t('imports.title')}
    </Button>
  );
}
