import type { MouseEvent } from 'react';
import { factsOf, type Language } from '../../rules/languages.ts';
import { QUERY_PARAMETERS } from '../components/page/paths.ts';
import { useSiteLanguages } from '../i18n/site-languages.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import styles from './language-link.module.css';
import { useLanguageChange } from './use-language-change.ts';

/** The page in another language. */
function LinkTo({ language }: { language: Language }) {
  const { others, change } = useLanguageChange();
  const href = `?${new URLSearchParams([...others, [QUERY_PARAMETERS.language, language]])}`;

  function follow(event: MouseEvent) {
    event.preventDefault();
    void change(language, () => location.assign(href + location.hash));
  }
  return (
    <a
      href={href}
      lang={language}
      hrefLang={language}
      onClick={follow}
      className={`text-own-script ${styles.link}`}
    >
      {factsOf(language).name}
    </a>
  );
}

/**
 * The page in the other language, one press away where there is no room for a choice; where there are several others, a
 * small menu of them, which the browser opens without scripts too.
 */
export function LanguageLink() {
  const { t, language } = useTranslation();
  const others = useSiteLanguages().filter((each) => each !== language);
  if (others.length === 0) return null;
  if (others.length === 1) return <LinkTo language={others[0]!} />;
  return (
    <details
      // Drawn anew after a choice, so closed.
      key={language}
      className={styles.menu}
    >
      <summary className={`text-own-script ${styles.link}`}>
        <span className="visually-hidden">{t('layout.language')}: </span>
        {factsOf(language).name}
      </summary>
      <ul className="plain-list">
        {others.map((other) => (
          <li key={other}>
            <LinkTo language={other} />
          </li>
        ))}
      </ul>
    </details>
  );
}
