import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProfilePart } from './profile-part.tsx';

/** Loaded lazily, because it is seldom opened. */
const DeleteMembershipDialog = lazy(async () => ({
  default: (await import('./delete-membership-dialog.tsx')).DeleteMembershipDialog,
}));

/** Served by the server, not by a page. */
const DOWNLOAD = '/exports/my-matrimonial-data.json';

/** Lets a member download all their data or delete the account. */
export function YourData() {
  const { t } = useTranslation();
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <Box sx={{ mt: 6 }}>
      <ProfilePart title={t('candidate.yourData.title')}>
        <Typography sx={{ mb: 2 }}>
          {t('candidate.yourData.text')}{' '}
          <Link component={RouterLink} to={PATHS.privacy}>
            {t('accounts.privacyLink')}
          </Link>
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button variant="outlined" href={DOWNLOAD} download>
            {t('candidate.yourData.download')}
          </Button>
          <Button color="error" onClick={() => setIsDeleting(true)}>
            {t('candidate.yourData.delete')}
          </Button>
        </Box>
      </ProfilePart>
      {isDeleting && (
        <Suspense>
          <DeleteMembershipDialog onClose={() => setIsDeleting(false)} />
        </Suspense>
      )}
    </Box>
  );
}
