import type { MouseEvent } from 'react';
import type { LocalizedText } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextParagraphs } from '../page/text-paragraphs.tsx';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import styles from './read-more.module.css';

interface ReadMoreProps {
  name: LocalizedText;
  description: LocalizedText;
  /** Expands in place, because the dialog's code could not be loaded. */
  inPlace: boolean;
  onOpen: () => void;
}

/**
 * The full text of a card: it expands below the card's own, and with scripts is shown in a dialog instead. Drawn once, so that a
 * page need not draw all its cards again for its scripts.
 */
export function ReadMore({ name, description, inPlace, onOpen }: ReadMoreProps) {
  const { t } = useTranslation();
  function open(event: MouseEvent<HTMLElement>) {
    if (inPlace) return;
    event.preventDefault();
    // It was expanded before the scripts had come.
    event.currentTarget.closest('details')?.removeAttribute('open');
    onOpen();
  }
  return (
    <details className={styles.more}>
      {/* A button to whoever hears the page: what it opens is not below it. Its `::after` covers the card, so that a press
          anywhere opens it. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is none, with or without scripts. */}
      <summary
        role={inPlace ? undefined : 'button'}
        aria-haspopup={inPlace ? undefined : 'dialog'}
        onClick={open}
        className={`covering text-accent ${styles.button}`}
      >
        {t('content.readMore')}
        <VisuallyHidden>
          <span lang={name.lang}>{name.text}</span>
        </VisuallyHidden>
      </summary>
      <TextParagraphs text={description.text} lang={description.lang} />
    </details>
  );
}
