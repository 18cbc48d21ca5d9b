import Box from '@mui/material/Box';
import { type ChangeEvent, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { factsOf, type Language } from '../../rules/languages.ts';
import { gujaratiWords } from '../components/page/gujarati-words.ts';
import { QUERY_PARAMETERS } from '../components/page/paths.ts';
import { visuallyHidden } from '../components/page/visually-hidden.tsx';
import { useSiteLanguages } from '../i18n/site-languages.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useLanguageChange } from './use-language-change.ts';

const selectStyle = {
  minHeight: 44,
  pl: 2,
  pr: 1,
  font: 'inherit',
  color: 'inherit',
  bgcolor: 'transparent',
  border: 1,
  borderColor: 'currentColor',
  borderRadius: 22,
  cursor: 'pointer',
  '& option': { color: 'text.primary', bgcolor: 'background.paper' },
} as const;

const formStyle = {
  display: 'flex',
  gap: 1,
  '& noscript button': { ...selectStyle, px: 2, bgcolor: 'brand.gold', color: 'text.primary', border: 0 },
} as const;

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
    <Box component="form" method="get" action={pathname} sx={formStyle}>
      {others.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a parameter may occur twice.
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Box component="label" htmlFor={id} sx={visuallyHidden}>
        {t('layout.language')}
      </Box>
      <Box
        component="select"
        id={id}
        name={QUERY_PARAMETERS.language}
        value={language}
        onChange={choose}
        sx={[selectStyle, gujaratiWords]}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {factsOf(language).name}
          </option>
        ))}
      </Box>
      <noscript>
        <button type="submit">{t('layout.changeLanguage')}</button>
      </noscript>
    </Box>
  );
}
