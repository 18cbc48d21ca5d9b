import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { directionOf, LANGUAGE_COOKIE, type Language } from '../../rules/languages.ts';
import { loadTexts } from './load-texts.ts';
import type { Texts } from './texts.ts';
import { TextsContext } from './use-translation.ts';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

type SwitchLanguage = (language: Language) => Promise<void>;

const SwitchLanguageContext = createContext<SwitchLanguage | undefined>(undefined);

function rememberLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax${secure}`;
}

interface LanguageProviderProps {
  /** The texts of the language the page starts in. */
  initial: Texts;
  children: ReactNode;
}

export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [texts, setTexts] = useState(initial);
  const switchLanguage = useCallback<SwitchLanguage>(async (language) => {
    const loaded = await loadTexts(language);
    rememberLanguage(language);
    setTexts(loaded);
  }, []);

  useEffect(() => {
    document.documentElement.lang = texts.language;
    document.documentElement.dir = directionOf(texts.language) === 'rtl' ? 'rtl' : '';
  }, [texts]);

  return (
    <SwitchLanguageContext value={switchLanguage}>
      <TextsContext value={texts}>{children}</TextsContext>
    </SwitchLanguageContext>
  );
}

/** Changes the page's language in place and remembers it; rejects when its texts cannot be loaded. */
export function useSwitchLanguage(): SwitchLanguage {
  const switchLanguage = useContext(SwitchLanguageContext);
  if (!switchLanguage) throw new Error('useSwitchLanguage needs a LanguageProvider around it');
  return switchLanguage;
}
