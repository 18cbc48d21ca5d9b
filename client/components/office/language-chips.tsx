import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { alpha } from '@mui/material/styles';
import { factsOf } from '../../../rules/languages.ts';
import { useSiteLanguages } from '../../i18n/site-languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { gujaratiWords } from '../page/gujarati-words.ts';
import { VisuallyHidden } from '../page/visually-hidden.tsx';

interface LanguageChipsProps {
  /** Those that its texts are there in. */
  languages: readonly string[];
  /** Of these, those that visitors do not see yet. */
  held: readonly string[];
  /** Those that nobody has to write it in. */
  unneeded: readonly string[];
}

const there = ({ palette }: Theme) => ({
  backgroundColor: alpha(palette.success.main, 0.1),
  border: '1px solid transparent',
  color: palette.success.main,
});
const missing = ({ palette }: Theme) => ({
  border: `1px dashed ${palette.text.secondary}`,
  color: palette.text.secondary,
});

const unneededStyle = { border: '1px solid transparent', color: 'text.secondary' } as const;

/**
 * The languages of the site: a full chip where the text is there, an empty dashed one where it is missing or held back, and
 * none around a language that it is not needed in.
 */
export function LanguageChips({ languages, held, unneeded }: LanguageChipsProps) {
  const { t } = useTranslation();
  const offered = useSiteLanguages();
  if (offered.length < 2) return null;
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}>
      {offered.map((language) => {
        const isHeld = held.includes(language);
        const isThere = languages.includes(language) && !isHeld;
        const isUnneeded = !languages.includes(language) && unneeded.includes(language);
        const note = isUnneeded
          ? 'contentList.unneeded'
          : isHeld
            ? 'contentList.held'
            : 'contentList.missing';
        return (
          <Box
            component="li"
            key={language}
            sx={[
              { px: 1, borderRadius: '6px', fontSize: '0.875rem', fontWeight: 600, lineHeight: '28px' },
              isThere ? there : isUnneeded ? unneededStyle : missing,
            ]}
          >
            <Box component="span" lang={language} sx={gujaratiWords}>
              {factsOf(language).name}
            </Box>
            {!isThere && <VisuallyHidden>: {t(note)}</VisuallyHidden>}
          </Box>
        );
      })}
    </Box>
  );
}
