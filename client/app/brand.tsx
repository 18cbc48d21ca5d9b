import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { LogoMark } from '../components/art/logo-mark.tsx';
import { UNKNOWN_ASSOCIATION, useAssociation, useOtherName } from '../components/page/association.ts';
import { gujaratiWords } from '../components/page/gujarati-words.ts';
import { PATHS } from '../components/page/paths.ts';
import { useLocalized } from '../i18n/localized.ts';
import { useTranslation } from '../i18n/use-translation.ts';

const linkStyle = {
  display: 'flex',
  gap: { xs: 1.25, sm: 1.75 },
  alignItems: 'center',
  // At least as wide as its longest word, at most as wide as there is room.
  flex: '1 1 0',
  minWidth: 'min-content',
  minHeight: 52,
  color: 'inherit',
  textDecoration: 'none',
  // Two lines are no higher than the logo in any font, so the header does not grow when the web fonts load.
  whiteSpace: { sm: 'nowrap' },
} as const;

/** A link home: the association's logo and its name, in another language too. */
export function Brand() {
  const { t } = useTranslation();
  const localized = useLocalized();
  const association = useAssociation();
  const { name, founded, textLanguages } = association;
  const other = useOtherName();
  const { text, lang } = localized(name, textLanguages.name);
  return (
    <Box component={Link} to={PATHS.home} sx={linkStyle}>
      <LogoMark size={52} style={{ flexShrink: 0 }} />
      <Box component="span">
        <Typography
          component="span"
          variant="h5"
          lang={text ? lang : undefined}
          sx={{ display: 'block', fontSize: { xs: '1.3rem', md: '1.6rem' }, lineHeight: 1.15 }}
        >
          {text || (association !== UNKNOWN_ASSOCIATION && t('site.unnamed'))}
        </Typography>
        <Typography
          component="span"
          variant="caption"
          sx={{ display: { xs: 'none', sm: 'block' }, lineHeight: 1.35 }}
        >
          {other && (
            <Box component="span" lang={other.language} sx={gujaratiWords}>
              {other.name}
            </Box>
          )}
          {other && founded && ' · '}
          {founded && t('site.since', { year: founded })}
        </Typography>
      </Box>
    </Box>
  );
}
