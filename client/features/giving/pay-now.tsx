import { OpenInNew } from '../../components/icons/open-in-new.ts';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDonationSettingsQuery } from '../ledger/donation-settings.generated.ts';

/** Opens the payment page of the site settings in a new tab; without an address there is no button. */
export function PayNow({ isMain = false }: { isMain?: boolean }) {
  const { t } = useTranslation();
  const { data } = useDonationSettingsQuery();
  if (!data?.siteSettings.paymentUrl) return null;
  return (
    <a
      href={data.siteSettings.paymentUrl}
      target="_blank"
      rel="noopener"
      className={`button button-tall ${isMain ? 'button-filled' : 'button-outlined'}`}
    >
      {t('donations.payNow')}
      <VisuallyHidden> {t('donations.newTab')}</VisuallyHidden>
      <OpenInNew />
    </a>
  );
}
