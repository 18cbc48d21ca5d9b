import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';
import { factsOf, LANGUAGES, type Language } from '../../rules/languages.ts';
import { gujaratiWords } from '../components/page/gujarati-words.ts';
import { QUERY_PARAMETERS } from '../components/page/paths.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useLanguageChange } from './use-language-change.ts';

const style = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  px: 1,
  fontWeight: 600,
  color: 'primary.main',
  textUnderlineOffset: '0.2em',
} as const;

/** A link to the page in the other language, where there is no room for the select. */
export function LanguageLink() {
  const { language } = useTranslation();
  const { others, change } = useLanguageChange();
  const other: Language = LANGUAGES.find((each) => each !== language) ?? language;
  const href = `?${new URLSearchParams([...others, [QUERY_PARAMETERS.language, other]])}`;

  function follow(event: MouseEvent) {
    event.preventDefault();
    change(other).catch(() => location.assign(href));
  }
  return (
    <Box component="a" href={href} lang={other} hrefLang={other} onClick={follow} sx={[style, gujaratiWords]}>
      {factsOf(other).name}
    </Box>
  );
}
