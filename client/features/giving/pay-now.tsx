import Button, { type ButtonProps } from '@mui/material/Button';
import { OpenInNew } from '../../components/icons/open-in-new.ts';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDonationSettingsQuery } from '../ledger/donation-settings.generated.ts';

/** Opens the payment page of the site settings in a new tab; without an address there is no button. */
export function PayNow({ variant = 'outlined', sx }: Pick<ButtonProps, 'variant' | 'sx'>) {
  const { t } = useTranslation();
  const { data } = useDonationSettingsQuery();
  if (!data?.siteSettings.paymentUrl) return null;
  return (
    <Button
      href={data.siteSettings.paymentUrl}
      target="_blank"
      rel="noopener"
      variant={variant}
      endIcon={<OpenInNew />}
      sx={sx}
    >
      {t('donations.payNow')}
      <VisuallyHidden> {t('donations.newTab')}</VisuallyHidden>
    </Button>
  );
}
