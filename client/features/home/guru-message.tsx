import { useId } from 'react';
import { Drawing } from '../../components/art/drawing.tsx';
import { HOME_DRAWINGS } from '../../components/art/home-drawings.ts';
import { useAssociation } from '../../components/page/association.ts';
import { TextParagraphs } from '../../components/page/text-paragraphs.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Band } from './band.tsx';
import styles from './guru-message.module.css';
import type { HomeSettings } from './home-settings.ts';

/** The guru's message from the site settings, with a temple beside a drawn portrait. */
export function GuruMessage({ settings }: { settings: HomeSettings }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const titleId = useId();
  const { drawings } = useAssociation();
  const name = localized(settings.guruName, settings.textLanguages.guruName);
  const message = localized(settings.guruMessage, settings.textLanguages.guruMessage);
  if (!message.text) return null;
  return (
    <Band background="white">
      <section aria-labelledby={titleId} className={drawings === 'temple' ? styles.section : styles.alone}>
        {drawings === 'temple' && (
          <div className={styles.portrait}>
            <Drawing of={HOME_DRAWINGS.guru} />
          </div>
        )}
        <figure className={styles.figure}>
          <h2 id={titleId} className={`text-h2 ${styles.title}`}>
            {t('home.guruMessage')}
          </h2>
          <blockquote className={styles.quote}>
            <TextParagraphs {...message} />
          </blockquote>
          {name.text && (
            <figcaption lang={name.lang} className={`text-body text-strong ${styles.name}`}>
              {name.text}
            </figcaption>
          )}
        </figure>
      </section>
    </Band>
  );
}
