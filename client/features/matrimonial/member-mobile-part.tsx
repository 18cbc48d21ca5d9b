import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ReadyButton } from '../../components/form/ready-button.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { usePrefetchOnInteraction } from '../../components/page/use-prefetch-on-interaction.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

const loadForm = async () => (await import('./member-mobile-form.tsx')).MemberMobileForm;
const MemberMobileForm = lazyPart(loadForm);

/**
 * The number a member signs in with, and how to change it.
 * @param mobile ten digits, as they are typed to sign in; the country code is not known here
 */
export function MemberMobilePart({ mobile }: { mobile: string }) {
  const { t } = useTranslation();
  usePrefetchOnInteraction(loadForm);
  const formId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Typography variant="h3" sx={{ mt: 4, mb: 2 }}>
        {t('candidate.account.mobile')}
      </Typography>
      <Typography sx={{ mb: 2 }}>{t('candidate.account.mobileText', { mobile })}</Typography>
      <ReadyButton
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls={formId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('candidate.account.changeMobile')}
      </ReadyButton>
      <Box id={formId} sx={{ mt: 3 }}>
        {isOpen && <MemberMobileForm />}
      </Box>
    </>
  );
}
