import { Link } from 'react-router-dom';
import { useUsedParts } from '../../components/page/page-parts.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSponsorLinkQuery } from './sponsor-link.generated.ts';
import styles from './sponsor-link.module.css';

/** The way to the days that can be sponsored; nothing while there are none. */
export function SponsorLink() {
  const { t } = useTranslation();
  const isUsed = useUsedParts()('donations');
  const { data } = useSponsorLinkQuery({ skip: !isUsed });
  if (!data || data.sponsorOffers.length === 0) return null;
  return (
    <p className={styles.link}>
      <span>{t('sponsors.link')}</span>
      <Link to={PATHS.sponsor} className="button button-outlined">
        {t('sponsors.linkText')}
      </Link>
    </p>
  );
}
