import type { LocalizedText } from './localized.ts';
import { useTranslation } from './use-translation.ts';

/** Picks the Gujarati text on a Gujarati page, and the English one where there is none (D83). */
export function useEnglishOrGujarati(): (english: string, gujarati?: string | null) => LocalizedText {
  const { language } = useTranslation();
  const foreign = language === 'en' ? undefined : 'en';
  return (english, gujarati) => {
    if (language === 'gu' && gujarati) return { text: gujarati, lang: undefined };
    return { text: english, lang: foreign };
  };
}
