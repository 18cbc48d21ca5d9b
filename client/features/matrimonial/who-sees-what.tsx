import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

const PARTS = ['account', 'card', 'private', 'removal'] as const;

/** Explains in plain words, before the submit button, who will see which data. */
export function WhoSeesWhat() {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        mb: 3,
        p: 2.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        bgcolor: 'background.default',
      }}
    >
      <Typography id={titleId} variant="h2" sx={{ fontSize: '1.375rem', mb: 1.5 }}>
        {t('memberAccounts.whoSees.title')}
      </Typography>
      <Box component="dl" sx={{ m: 0, '& dt': { fontWeight: 600 }, '& dd': { m: 0, mb: 1.5 } }}>
        {PARTS.map((part) => (
          <div key={part}>
            <dt>{t(`memberAccounts.whoSees.${part}`)}</dt>
            <dd>{t(`memberAccounts.whoSees.${part}Text`)}</dd>
          </div>
        ))}
      </Box>
      <Link component={RouterLink} to={PATHS.privacy}>
        {t('accounts.privacyLink')}
      </Link>
    </Box>
  );
}
