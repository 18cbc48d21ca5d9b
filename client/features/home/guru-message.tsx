import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Drawing } from '../../components/art/drawing.tsx';
import { TextParagraphs } from '../../components/page/text-paragraphs.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Band } from './band.tsx';
import type { HomeSettings } from './home-settings.ts';

const layout = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 4fr) minmax(0, 7fr)' },
  columnGap: 8,
  rowGap: 4,
  alignItems: 'center',
  pt: 6,
} as const;

/** A size between heading and body text, because it is a quotation. */
const quoteStyle = {
  m: 0,
  '& p': {
    typography: 'h3',
    fontWeight: 400,
    fontSize: 'clamp(1.45rem, 1.25rem + 0.8vw, 1.85rem)',
    lineHeight: 1.4,
    maxWidth: '34em',
    textWrap: 'pretty',
  },
} as const;

/** The guru's message from the site settings, beside a drawn portrait. */
export function GuruMessage({ settings }: { settings: HomeSettings }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const titleId = useId();
  const name = localized(settings.guruName, settings.textLanguages.guruName);
  const message = localized(settings.guruMessage, settings.textLanguages.guruMessage);
  if (!message.text) return null;
  return (
    <Band background="white">
      <Box component="section" aria-labelledby={titleId} sx={layout}>
        <Box sx={{ width: { xs: 240, md: '100%' }, maxWidth: 380, mx: 'auto', lineHeight: 0 }}>
          <Drawing of="guru" />
        </Box>
        <Box component="figure" sx={{ m: 0 }}>
          <Typography variant="h2" id={titleId} sx={{ mb: 2.5, color: 'primary.main' }}>
            {t('home.guruMessage')}
          </Typography>
          <Box component="blockquote" sx={quoteStyle}>
            <TextParagraphs {...message} />
          </Box>
          {name.text && (
            <Typography component="figcaption" lang={name.lang} sx={{ mt: 2.5, fontWeight: 600 }}>
              {name.text}
            </Typography>
          )}
        </Box>
      </Box>
    </Band>
  );
}
