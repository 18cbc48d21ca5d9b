import Box from '@mui/material/Box';
import { createTheme, type Theme, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState } from 'react';
import { DRAWN_COLOURS, type SitePalette } from '../../../../rules/drawn-colours.ts';
import { LogoMark } from '../../../components/art/logo-mark.tsx';
import { paletteOf } from '../../../components/art/palette.ts';
import { FixedTheme } from '../../../components/kit/fixed-theme.tsx';
import { AssociationContext, useAssociation } from '../../../components/page/association.ts';
import { OpeningPicture } from '../../../components/page/opening-picture.tsx';
import { SiteColoursContext } from '../../../components/page/site-colours.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { paletteVariables } from '../../../theme/palette-variables.ts';

interface PreviewedSettings {
  name?: string | null;
  tagline?: string | null;
  openingTitle?: string | null;
  openingText?: string | null;
  mainColour?: string | null;
  accentColour?: string | null;
  drawings?: string | null;
}

/** The palette of two colours; the latest one while what is typed is no colour that a site may have. */
function usePalette(main: string, accent: string): SitePalette {
  const [palette, setPalette] = useState<SitePalette>(DRAWN_COLOURS);
  useEffect(() => {
    let isWanted = true;
    // The library that works colours out is large, and only administrators need it.
    void import('../../../../rules/colours.ts').then(
      ({ isColour, isDarkEnough, isLightEnough, sitePalette }) => {
        if (!isWanted || !isColour(main) || !isColour(accent)) return;
        if (isDarkEnough(main) && isLightEnough(accent)) setPalette(sitePalette(main, accent));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [main, accent]);
  return palette;
}

/** The top of the home page with the values of a form, before they are saved. Nothing in it can be pressed. */
export function SitePreview({ settings }: { settings: PreviewedSettings }) {
  const { t } = useTranslation();
  const { name, tagline, openingTitle, openingText } = settings;
  const palette = usePalette(settings.mainColour ?? '', settings.accentColour ?? '');
  const association = useAssociation();
  const { logo } = association.pictures;
  const drawn = { ...association, drawings: settings.drawings ?? association.drawings };
  const title = openingTitle || name || t('site.unnamed');
  const outer = useTheme();
  const { art: _drawings, ...colours } = paletteOf(palette);
  const drawnIn = useMemo(() => ({ day: palette }), [palette]);
  const theme = useMemo(() => createTheme(outer, { palette: paletteOf(palette) }), [outer, palette]);
  return (
    <AssociationContext value={drawn}>
      <SiteColoursContext value={drawnIn}>
        <FixedTheme theme={theme}>
          <Typography id="site-preview" sx={{ fontWeight: 600, mb: 0.5 }}>
            {t('siteSettings.preview')}
          </Typography>
          <Box role="group" aria-labelledby="site-preview" sx={frame} style={paletteVariables(colours)}>
            <Box sx={header}>
              {logo ? <Box component="img" src={logo.url} alt="" sx={logoSize} /> : <LogoMark size={36} />}
              <Typography component="span" variant="h6" sx={{ lineHeight: 1.15 }}>
                {name || t('site.unnamed')}
              </Typography>
            </Box>
            <Box className="dark-band" sx={band} style={paletteVariables(colours)}>
              <Typography sx={{ color: 'brand.gold', fontSize: '0.95rem' }}>{tagline}</Typography>
              <Typography component="p" variant="h3" sx={{ mt: 0.5 }}>
                {title}
              </Typography>
              <Typography sx={{ mt: 1, fontSize: '0.95rem' }}>{openingText}</Typography>
              <Box component="span" sx={button}>
                {t('home.seeWhatsOn')}
              </Box>
              <Box sx={{ maxWidth: 180, mx: 'auto', mt: 1.5, mb: -2, lineHeight: 0 }}>
                <OpeningPicture />
              </Box>
            </Box>
            <Box sx={{ p: 2 }}>
              <Typography component="p" variant="h5" sx={{ color: 'primary.main' }}>
                {t('siteSettings.previewHeading')}
              </Typography>
              <Typography sx={{ fontSize: '0.95rem' }}>
                {t('siteSettings.previewText')}{' '}
                <Box component="span" sx={{ color: 'brand.rust', textDecoration: 'underline' }}>
                  {t('siteSettings.previewLink')}
                </Box>
              </Typography>
              <Box component="span" sx={[button, { bgcolor: 'primary.main', color: 'primary.contrastText' }]}>
                {t('form.save')}
              </Box>
            </Box>
          </Box>
        </FixedTheme>
      </SiteColoursContext>
    </AssociationContext>
  );
}

const frame = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  overflow: 'hidden',
  bgcolor: 'brand.cream',
  color: 'text.primary',
} as const;

const header = { display: 'flex', alignItems: 'center', gap: 1.25, p: 1.5 } as const;
const logoSize = { height: 36, width: 'auto', maxWidth: 96, objectFit: 'contain' } as const;

const band = {
  p: 2,
  backgroundImage: ({ palette: { brand, primary } }: Theme) =>
    `linear-gradient(115deg, ${brand.deep} 0%, ${primary.main} 55%, ${brand.rust} 100%)`,
} as const;

const button = {
  display: 'inline-block',
  mt: 1.5,
  px: 2,
  py: 0.75,
  borderRadius: 1,
  fontWeight: 600,
  fontSize: '0.95rem',
  bgcolor: 'brand.gold',
  color: 'text.primary',
} as const;
