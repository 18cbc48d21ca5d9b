import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';
import { factsOf, type Language } from '../../rules/languages.ts';
import { gujaratiWords } from '../components/page/gujarati-words.ts';
import { QUERY_PARAMETERS } from '../components/page/paths.ts';
import { visuallyHidden } from '../components/page/visually-hidden.tsx';
import { useSiteLanguages } from '../i18n/site-languages.ts';
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

const menuStyle = {
  position: 'relative',
  '& summary': {
    ...style,
    cursor: 'pointer',
    listStylePosition: 'inside',
    display: 'list-item',
    lineHeight: '44px',
  },
  '& ul': {
    position: 'absolute',
    right: 0,
    zIndex: 'appBar',
    m: 0,
    p: 1,
    listStyle: 'none',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
  },
  '& li a': { display: 'flex', whiteSpace: 'nowrap' },
} as const;

/** The page in another language. */
function LinkTo({ language }: { language: Language }) {
  const { others, change } = useLanguageChange();
  const href = `?${new URLSearchParams([...others, [QUERY_PARAMETERS.language, language]])}`;

  function follow(event: MouseEvent) {
    event.preventDefault();
    void change(language, () => location.assign(href + location.hash));
  }
  return (
    <Box
      component="a"
      href={href}
      lang={language}
      hrefLang={language}
      onClick={follow}
      sx={[style, gujaratiWords]}
    >
      {factsOf(language).name}
    </Box>
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
    <Box
      component="details"
      // Drawn anew after a choice, so closed.
      key={language}
      sx={menuStyle}
    >
      <Box component="summary" sx={gujaratiWords}>
        <Box component="span" sx={visuallyHidden}>
          {t('layout.language')}:{' '}
        </Box>
        {factsOf(language).name}
      </Box>
      <ul>
        {others.map((other) => (
          <li key={other}>
            <LinkTo language={other} />
          </li>
        ))}
      </ul>
    </Box>
  );
}
