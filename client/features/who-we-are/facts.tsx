import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Groups } from '../../components/icons/groups.ts';
import type { Icon } from '../../components/icons/icon.tsx';
import { SportsCricket } from '../../components/icons/sports-cricket.ts';
import { VerifiedUser } from '../../components/icons/verified-user.ts';
import { OpeningPicture, useOpening } from '../../components/page/opening-picture.tsx';
import { useUsedPages } from '../../components/page/page-parts.ts';
import { PATHS } from '../../components/page/paths.ts';
import { TextWithPhones } from '../../components/page/text-paragraphs.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './facts.module.css';
import type { WhoWeAreQuery } from './who-we-are.generated.ts';

interface FactProps {
  Icon: Icon;
  title: string;
  children: ReactNode;
}

function Fact({ Icon, title, children }: FactProps) {
  return (
    <section className={`card ${styles.fact}`}>
      <Icon />
      <div className={styles.words}>
        <h2 className={`text-h4 ${styles.title}`}>{title}</h2>
        {children}
      </div>
    </section>
  );
}

/** Facts next to the history: cricket teams, charity and contacts. */
export function Facts({ settings }: { settings: WhoWeAreQuery['siteSettings'] }) {
  const { t } = useTranslation();
  const cricket = useLocalized()(settings.cricket, settings.textLanguages.cricket);
  const { charityName, charityNumber } = settings;
  const isUsed = useUsedPages();
  const { photograph, drawing } = useOpening();
  return (
    <div className={styles.facts}>
      {(photograph || drawing) && (
        <div className={`day-colours ${styles.picture}`}>
          <OpeningPicture />
        </div>
      )}
      {cricket.text && (
        <Fact Icon={SportsCricket} title={t('whoWeAre.cricket')}>
          <p lang={cricket.lang} className="text-body text-lines">
            <TextWithPhones text={cricket.text} />
          </p>
        </Fact>
      )}
      {(charityName || charityNumber) && (
        <Fact Icon={VerifiedUser} title={t('whoWeAre.charity')}>
          {charityName && <p className="text-body">{charityName}</p>}
          {charityNumber && (
            <p className="text-body">{t('layout.charityNumber', { number: charityNumber })}</p>
          )}
        </Fact>
      )}
      <Fact Icon={Groups} title={t('whoWeAre.meetUs')}>
        <div className={styles.actions}>
          {isUsed(PATHS.committeeMembers) && (
            <Link to={PATHS.committeeMembers} className="button button-outlined">
              {t('whoWeAre.committee')}
            </Link>
          )}
          <Link to={PATHS.contact} className="button button-outlined">
            {t('whoWeAre.contact')}
          </Link>
        </div>
      </Fact>
    </div>
  );
}
