import { useTranslation } from './use-translation.ts';

/** Text with the language it is written in, for the element's `lang`. */
export interface LocalizedText {
  text: string;
  /** Undefined when it is the page's own language. */
  lang: 'en' | undefined;
}

/** Picks the Gujarati text on a Gujarati page, and the English one where there is none (D83). */
export function useLocalized(): (english: string, gujarati?: string | null) => LocalizedText {
  const { language } = useTranslation();
  const foreign = language === 'en' ? undefined : 'en';
  return (english, gujarati) => {
    if (language === 'gu' && gujarati) return { text: gujarati, lang: undefined };
    return { text: english, lang: foreign };
  };
}
