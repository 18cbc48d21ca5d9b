import type { LocalizedText } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextParagraphs } from '../page/text-paragraphs.tsx';
import { useHydrated } from '../page/use-hydrated.ts';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import styles from './read-more.module.css';

interface ReadMoreProps {
  name: LocalizedText;
  description: LocalizedText;
  /** Expands in place, because the dialog's code could not be loaded. */
  inPlace: boolean;
  onOpen: () => void;
}

/** Opens the full text in a dialog; without scripts it expands in place, below the card's text. */
export function ReadMore({ name, description, inPlace, onOpen }: ReadMoreProps) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  if (isHydrated && !inPlace) {
    return (
      // The button's `::after` covers the card, so that a click anywhere opens it.
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className={`covering text-accent ${styles.button}`}
      >
        {t('content.readMore')}
        <VisuallyHidden>
          <span lang={name.lang}>{name.text}</span>
        </VisuallyHidden>
      </button>
    );
  }
  return (
    <details>
      <summary className={`text-accent ${styles.button}`}>{t('content.readMore')}</summary>
      <TextParagraphs text={description.text} lang={description.lang} />
    </details>
  );
}
