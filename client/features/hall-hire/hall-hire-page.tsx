import Send from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormProvider } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { DraftNotice } from '../../components/form/draft-notice.tsx';
import { Honeypot } from '../../components/form/honeypot.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { PAGE_PADDING } from '../../components/page/public-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { HallTerms } from './hall-terms.tsx';
import { HireFormParts, Part } from './hire-form-parts.tsx';
import { PrintFormButton } from './print-form-button.tsx';
import { PrintedAgreement } from './printed-agreement.tsx';
import { SentHire } from './sent-hire.tsx';
import { useHireRequest } from './use-hire-request.ts';

const layout = {
  display: 'grid',
  position: 'relative',
  gridTemplateAreas: { xs: '"fields" "terms" "actions"', md: '"fields terms" "actions terms"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  columnGap: 7,
} as const;

const actions = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  flexWrap: 'wrap',
  alignItems: { xs: 'stretch', sm: 'center' },
  gap: 2,
} as const;

/** The hall's letting agreement, to send as a request, or to print without sending. */
export function HallHirePage() {
  const { t } = useTranslation();
  const { form, onSubmit, isSending, honeypot, draft, sent, isNotified } = useHireRequest();

  return (
    <>
      <PageMeta title={t('pages.hallHire')} description={t('hallHire.summary')} />
      <Container component="div" sx={{ ...PAGE_PADDING, displayPrint: 'none' }}>
        <PageHeading title={t('pages.hallHire')} lead={t('hallHire.lead')} />
        <Typography sx={{ mb: 4, maxWidth: '62ch' }}>
          {t('hallHire.howTo')}{' '}
          <Link component={RouterLink} to={PATHS.contact}>
            {t('hallHire.ask')}
          </Link>
        </Typography>
        {sent && isNotified && <SentHire reference={sent.reference} />}
        <FormProvider {...form}>
          <Box component="form" method="post" noValidate onSubmit={onSubmit} sx={layout}>
            <Box sx={{ gridArea: 'fields' }}>
              <HireFormParts officeSetsCharges />
            </Box>
            <Box sx={{ gridArea: 'terms', position: { md: 'sticky' }, top: 24, alignSelf: 'start' }}>
              <Part title={t('hallHire.termsTitle')}>
                <HallTerms />
              </Part>
            </Box>
            <Box sx={{ gridArea: 'actions' }}>
              <Honeypot ref={honeypot} />
              <noscript>
                <Typography sx={{ mb: 2 }}>{t('hallHire.sendNeedsScripts')}</Typography>
              </noscript>
              <Box sx={actions}>
                <SendButton
                  size="large"
                  startIcon={<Send />}
                  busy={isSending}
                  busyLabel={t('hallHire.sending')}
                >
                  {t('hallHire.send')}
                </SendButton>
                <PrintFormButton />
              </Box>
              <DraftNotice draft={draft} />
              <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary', maxWidth: '62ch' }}>
                {t('hallHire.notStored')}
              </Typography>
            </Box>
          </Box>
        </FormProvider>
      </Container>
      <PrintedAgreement values={sent?.values ?? form.watch()} reference={sent?.reference} />
    </>
  );
}
