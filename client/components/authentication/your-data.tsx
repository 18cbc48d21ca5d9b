import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PATHS } from '../page/paths.ts';
import type { DeletedAccount } from './use-delete-account.ts';

/** Loaded lazily, because it is seldom opened. */
const DeleteAccountDialog = lazy(async () => ({
  default: (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
}));

interface YourDataProps extends DeletedAccount {
  /** The address of the file, which the server serves and no page. */
  download: `/exports/${string}.json`;
}

/** Lets people download all their data or delete their account. */
export function YourData({ download, ...account }: YourDataProps) {
  const { t } = useTranslation();
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <>
      <Typography sx={{ mb: 2, maxWidth: '70ch' }}>
        {t(`yourData.${account.realm}.text`)}{' '}
        <Link component={RouterLink} to={PATHS.privacy}>
          {t('accounts.privacyLink')}
        </Link>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" href={download} download>
          {t('yourData.download')}
        </Button>
        <Button color="error" onClick={() => setIsDeleting(true)}>
          {t('yourData.delete')}
        </Button>
      </Box>
      {isDeleting && (
        <Suspense>
          <DeleteAccountDialog {...account} onClose={() => setIsDeleting(false)} />
        </Suspense>
      )}
    </>
  );
}
