import { type ChangeEvent, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { factsOf, type Language } from '../../rules/languages.ts';
import { QUERY_PARAMETERS } from '../components/page/paths.ts';
import { useSiteLanguages } from '../i18n/site-languages.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import styles from './language-select.module.css';
import { useLanguageChange } from './use-language-change.ts';

/** Nothing where there is one language. Without scripts a form that asks for the page again with `?lang=`; with them it changes in place. */
export function LanguageSelect() {
  const { t, language } = useTranslation();
  const { pathname } = useLocation();
  const { others, change } = useLanguageChange();
  const id = useId();
  const languages = useSiteLanguages();

  function choose({ currentTarget: { value, form } }: ChangeEvent<HTMLSelectElement>) {
    void change(value as Language, () => {
      if (!form) return;
      // What opens a private page is in its fragment, which the server's page does not know.
      form.action += location.hash;
      form.submit();
    });
  }

  if (languages.length < 2) return null;
  return (
    <form method="get" action={pathname} className={styles.form}>
      {others.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a parameter may occur twice.
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} className="visually-hidden">
        {t('layout.language')}
      </label>
      <select
        id={id}
        name={QUERY_PARAMETERS.language}
        value={language}
        onChange={choose}
        className={`text-own-script ${styles.field}`}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {factsOf(language).name}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className={styles.field}>
          {t('layout.changeLanguage')}
        </button>
      </noscript>
    </form>
  );
}
