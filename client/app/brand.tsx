import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { LogoMark } from '../components/art/logo-mark.tsx';
import type { Picture } from '../components/media/media-picture.tsx';
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

/** As high as our mark, and wider if it is. */
function Logo({ picture }: { picture: Picture }) {
  return (
    <Box
      component="img"
      src={picture.url}
      alt=""
      width={picture.width ?? undefined}
      height={picture.height ?? undefined}
      sx={{
        flexShrink: 0,
        height: 52,
        width: 'auto',
        maxWidth: { xs: 96, sm: 160 },
        objectFit: 'contain',
        borderRadius: 1,
      }}
    />
  );
}

/** A link home: the association's logo and its name, in another language too. */
export function Brand() {
  const { t } = useTranslation();
  const localized = useLocalized();
  const association = useAssociation();
  const { name, founded, textLanguages, pictures } = association;
  const { logo } = pictures;
  const other = useOtherName();
  const { text, lang } = localized(name, textLanguages.name);
  return (
    <Box component={Link} to={PATHS.home} sx={linkStyle}>
      {logo ? <Logo picture={logo} /> : <LogoMark size={52} style={{ flexShrink: 0 }} />}
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
