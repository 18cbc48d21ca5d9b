import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { scriptLanguage } from '../../../rules/languages.ts';
import { AddLink } from '../../components/list/add-link.tsx';
import { useAssociation } from '../../components/page/association.ts';
import { OpeningPicture, useOpening } from '../../components/page/opening-picture.tsx';
import { useUsedPages } from '../../components/page/page-parts.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './hero.module.css';

interface HeroProps {
  /** The next event. */
  children: ReactNode;
}

/** An introduction of the association with the next event, and links to the two most wanted pages. */
export function Hero({ children }: HeroProps) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const { name, textLanguages, ...opening } = useAssociation();
  const { photograph, drawing } = useOpening();
  const isUsed = useUsedPages();
  const tagline = localized(opening.tagline, scriptLanguage(opening.tagline) ?? textLanguages.tagline);
  const title = opening.openingTitle
    ? localized(opening.openingTitle, textLanguages.openingTitle)
    : name
      ? localized(name, textLanguages.name)
      : { text: t('site.unnamed'), lang: undefined };
  const text = localized(opening.openingText, textLanguages.openingText);
  return (
    <section className={`dark-band ${styles.hero} ${photograph ? styles.filled : ''}`}>
      <div className={`page-width ${styles.columns} ${photograph || drawing ? '' : styles.alone}`}>
        <div className={styles.words}>
          {tagline.text && (
            <p lang={tagline.lang} className={`text-own-script ${styles.tagline}`}>
              {tagline.text}
            </p>
          )}
          <h1 lang={title.lang} className={`text-h1 ${styles.title}`}>
            {title.text}
          </h1>
          {!opening.openingTitle && (
            <div className={styles.fillIn}>
              <AddLink label="site.fillIn" to={PATHS.siteSettings} />
            </div>
          )}
          {text.text && (
            <p lang={text.lang} className={styles.text}>
              {text.text}
            </p>
          )}
        </div>
        <div className={styles.actions}>
          <Link to={PATHS.events} className={`button ${styles.primary}`}>
            {t('home.seeWhatsOn')}
          </Link>
          {isUsed(PATHS.give) && (
            <Link to={PATHS.give} className={`button ${styles.secondary}`}>
              {t('home.donate')}
            </Link>
          )}
        </div>
        {(photograph || drawing) && (
          <div className={photograph ? styles.photograph : styles.picture}>
            <OpeningPicture early sizes={photograph ? '100vw' : undefined} />
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
