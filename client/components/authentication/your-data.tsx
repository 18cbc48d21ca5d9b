import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../page/lazy-part.tsx';
import { PATHS, QUERY_PARAMETERS } from '../page/paths.ts';
import { usePrefetchOnInteraction } from '../page/use-prefetch-on-interaction.ts';
import type { DeletedAccount } from './delete-account-dialog.tsx';

const loadDialog = async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog;
const DeleteAccountDialog = lazyPart(loadDialog);

interface YourDataProps extends DeletedAccount {
  /** The address of the file, which the server serves and no page. */
  download: `/exports/${string}.json`;
  /** That of the same data as a page. */
  page: `/exports/${string}.html`;
}

/** Lets people read and download all their data or delete their account. */
export function YourData({ download, page, ...account }: YourDataProps) {
  const { t, language } = useTranslation();
  usePrefetchOnInteraction(loadDialog);
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
        <Button variant="outlined" href={`${page}?${QUERY_PARAMETERS.language}=${language}`} target="_blank">
          {t('yourData.read')}
        </Button>
        <Button variant="outlined" href={download} download>
          {t('yourData.download')}
        </Button>
        <Button color="error" onClick={() => setIsDeleting(true)}>
          {t('yourData.delete')}
        </Button>
      </Box>
      {isDeleting && <DeleteAccountDialog {...account} onClose={() => setIsDeleting(false)} />}
    </>
  );
}
