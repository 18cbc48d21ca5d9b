import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { Drawing } from '../../components/art/drawing.tsx';
import { HOME_DRAWINGS } from '../../components/art/home-drawings.ts';
import { useUsedPages } from '../../components/page/page-parts.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './feature-cards.module.css';

const FEATURES = [
  { to: PATHS.events, title: 'upcomingEvents', text: 'upcomingEventsText', drawing: 'events' },
  { to: PATHS.committeeMembers, title: 'members', text: 'membersText', drawing: 'members' },
  { to: PATHS.give, title: 'donation', text: 'donationText', drawing: 'donation' },
] as const;

/** Cards with links, three of them where the site has all. */
export function FeatureCards() {
  const { t } = useTranslation();
  const isUsed = useUsedPages();
  const features = FEATURES.filter(({ to }) => isUsed(to));
  return (
    <ul
      className={`plain-list page-width fitting-columns ${styles.cards}`}
      style={{ '--most-columns': features.length } as CSSProperties}
    >
      {features.map(({ to, title, text, drawing }) => (
        <li key={to}>
          <Link to={to} className={styles.card}>
            <div className={styles.drawing}>
              <Drawing of={HOME_DRAWINGS[drawing]} width={52} />
            </div>
            <div>
              <h2 className="text-h3">{t(`home.${title}`)}</h2>
              <p className={`text-small text-soft ${styles.text}`}>{t(`home.${text}`)}</p>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}
