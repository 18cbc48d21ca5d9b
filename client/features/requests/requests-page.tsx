import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { PublicPage } from '../../components/page/public-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RequestForm } from './request-form.tsx';

/** Where to complain to the Information Commissioner. */
const COMMISSIONER = 'ico.org.uk/make-a-complaint';

const STEPS = ['confirm', 'answer', 'complaint', 'identity'] as const;

/** Where people ask to see, correct or erase what is kept of them, and complain; and what happens then. */
export function RequestsPage() {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <PublicPage title="requests.title" summary="requests.summary" lead="requests.lead">
      <div className="page-columns">
        <RequestForm />
        <Box component="section" aria-labelledby={titleId}>
          <Typography variant="h2" id={titleId} sx={{ mb: 2 }}>
            {t('requests.whatHappens')}
          </Typography>
          <Box component="ul" sx={{ pl: 3, '& li': { mb: 1.5 } }}>
            {STEPS.map((step) => (
              <li key={step}>{t(`requests.steps.${step}`)}</li>
            ))}
          </Box>
          <Typography>
            {t('requests.ico')}{' '}
            <Link href={`https://${COMMISSIONER}/`} sx={{ overflowWrap: 'anywhere' }}>
              {COMMISSIONER}
            </Link>
          </Typography>
        </Box>
      </div>
    </PublicPage>
  );
}
