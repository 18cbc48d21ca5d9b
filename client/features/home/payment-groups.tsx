import { Link } from 'react-router-dom';
import { Role } from '../../../rules/permissions.ts';
import { CardGrid } from '../../components/list/card-grid.tsx';
import { useUsedParts } from '../../components/page/page-parts.ts';
import { PATHS } from '../../components/page/paths.ts';
import { Section } from '../../components/page/section.tsx';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Band } from './band.tsx';
import styles from './payment-groups.module.css';
import { SectionLink } from './section-link.tsx';

/** One speaks of the hall only where there is one to hire. */
const groupsOf = (hasHall: boolean) =>
  ['membership', 'festival', hasHall ? 'hallAndOthers' : 'others'] as const;

/** The three groups of fees and donations. */
export function PaymentGroups() {
  const { t } = useTranslation();
  const isUsed = useUsedParts();
  const { viewer } = useViewer();
  return (
    <Band background="dark" garland>
      <Section title={t('home.payments')}>
        <p className={`text-body ${styles.text}`}>{t('home.paymentsText')}</p>
        <CardGrid>
          {groupsOf(isUsed('hallHire')).map((group) => (
            <li key={group} className={styles.card}>
              <h3 className="text-h3">
                <Link to={PATHS.payments} className={`covering ${styles.link}`}>
                  {t(`home.${group}`)}
                </Link>
              </h3>
              <p className={`text-small ${styles.about}`}>{t(`home.${group}Text`)}</p>
              {group === 'hallAndOthers' && (
                // Above the card's link, so that it can be clicked.
                <div className={styles.hall}>
                  <SectionLink to={PATHS.hallHire} onDark>
                    {t('home.hallHire')}
                  </SectionLink>
                </div>
              )}
            </li>
          ))}
        </CardGrid>
        {viewer.role === Role.ANONYMOUS && (
          <div className={styles.give}>
            <SectionLink to={PATHS.give} onDark>
              {t('home.giveWithoutAccount')}
            </SectionLink>
          </div>
        )}
      </Section>
    </Band>
  );
}
