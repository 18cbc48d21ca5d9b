import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { CONSENT_VERSION } from '../../../rules/candidate.ts';
import type { Instant } from '../../../rules/days.ts';
import { FormCheckbox } from '../../components/form/form-checkbox.tsx';
import { Moment } from '../../components/page/moment.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface ConsentFieldProps {
  /** When it was given, if it was. */
  consentedAt?: Instant | null;
}

/** The candidate's explicit consent, without which other members see neither religion nor caste. */
export function ConsentField({ consentedAt }: ConsentFieldProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <FormCheckbox
        name="consent"
        label={t('candidate.consent.text')}
        required
        hint={t('candidate.consent.version', { version: CONSENT_VERSION })}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {consentedAt && (
          <>
            {t('candidate.consent.given')} <Moment at={consentedAt} />.{' '}
          </>
        )}
        {t('candidate.consent.undo')}{' '}
        <Link component={RouterLink} to={PATHS.privacy}>
          {t('accounts.privacyLink')}
        </Link>
      </Typography>
    </Box>
  );
}
