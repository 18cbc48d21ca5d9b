import { DonationStatus } from '../../../rules/donation-states.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './status-label.module.css';

const COLOURS: Readonly<Record<DonationStatus, string>> = {
  [DonationStatus.PENDING]: 'var(--mui-palette-brand-rust)',
  [DonationStatus.PAID]: 'var(--mui-palette-success-main)',
  [DonationStatus.CANCELLED]: 'var(--mui-palette-text-secondary)',
  [DonationStatus.REFUNDED]: 'var(--mui-palette-text-secondary)',
};

/** The status of a donation as text. */
export function StatusLabel({ status }: { status: DonationStatus }) {
  const { t } = useTranslation();
  return (
    <span className={styles.status} style={{ color: COLOURS[status] }}>
      {t(`donations.status.${status}`)}
    </span>
  );
}
