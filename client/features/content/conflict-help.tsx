import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';

/** After somebody else saved first: the way to their version, without losing one's own text. */
export function ConflictHelp() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      {t('messages.changedByAnother')} {t('content.conflictHelp')}{' '}
      <Link href={`${pathname}${search}`} target="_blank" rel="noopener">
        {t('content.conflictLink')}
      </Link>
    </Alert>
  );
}
