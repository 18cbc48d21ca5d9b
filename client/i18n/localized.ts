import { useTranslation } from './use-translation.ts';

/** Text with the language it is written in, for the element's `lang`. */
export interface LocalizedText {
  text: string;
  /** Undefined when it is the page's own language. */
  lang: string | undefined;
}

/** A text of the server with the language that it came in, such as `event.textLanguages.name`. */
export function useLocalized(): (text: string, textLanguage?: string) => LocalizedText {
  const { language } = useTranslation();
  return (text, textLanguage) => ({ text, lang: textLanguage === language ? undefined : textLanguage });
}
