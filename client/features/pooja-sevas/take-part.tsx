import { Link } from 'react-router-dom';
import { FavoriteBorder as Favorite } from '../../components/icons/favorite-border.ts';
import { LocalFlorist } from '../../components/icons/local-florist.ts';
import { VolunteerActivism } from '../../components/icons/volunteer-activism.ts';
import { Section } from '../../components/page/section.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './take-part.module.css';
import { WAYS_TO_TAKE_PART } from './ways-to-take-part.ts';

const ICONS = { donate: Favorite, sponsor: LocalFlorist, volunteer: VolunteerActivism };

/** The ways to take part in poojas and sevas: donate, sponsor, volunteer. */
export function TakePart() {
  const { t } = useTranslation();
  return (
    <Section title={t('poojaSevas.takePart')}>
      <ul className={`plain-list ${styles.ways}`}>
        {WAYS_TO_TAKE_PART.map(({ key, to }) => {
          const Icon = ICONS[key];
          return (
            <li key={key}>
              <Link to={to} className={`card ${styles.way}`}>
                <Icon />
                <span>
                  <span className={`text-h4 ${styles.name}`}>{t(`poojaSevas.${key}`)}</span>
                  {t(`poojaSevas.${key}Text`)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
