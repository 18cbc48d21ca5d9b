import SportsCricket from '@mui/icons-material/SportsCricket';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AddLink } from '../../components/list/add-link.tsx';
import { useUsedParts } from '../../components/page/page-parts.ts';
import { PATHS } from '../../components/page/paths.ts';
import { Section } from '../../components/page/section.tsx';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { HomeVideoFieldsFragment } from '../home-videos/home-video-fields.generated.ts';
import { Band } from './band.tsx';
import type { HomeSettings } from './home-settings.ts';
import { HomeVideo } from './home-video.tsx';
import { SectionLink } from './section-link.tsx';
import { teaser } from './teaser.ts';
import { VisitorCounter } from './visitor-counter.tsx';

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: 8,
  rowGap: 5,
  alignItems: 'start',
} as const;

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 5,
  rowGap: 2,
  mt: 3,
  pt: 3,
  borderTop: 1,
  borderColor: 'divider',
  '&:empty': { display: 'none' },
} as const;

/** The sentence about the cricket teams, with a drawn bat. */
function CricketLine({ settings }: { settings: HomeSettings }) {
  const { text, lang } = useLocalized()(settings.cricket, settings.textLanguages.cricket);
  if (!text) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flex: '1 1 220px' }}>
      <SportsCricket sx={{ flex: 'none', fontSize: 40, color: 'success.main' }} />
      <Typography lang={lang} sx={{ overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Box>
  );
}

interface HistoryTeaserProps {
  settings: HomeSettings;
  /** The newest one, if there is any. */
  video: HomeVideoFieldsFragment | undefined;
}

/** The beginning of the community's history, the visit counter and the welcome video. */
export function HistoryTeaser({ settings, video }: HistoryTeaserProps) {
  const { t } = useTranslation();
  const isUsed = useUsedParts();
  const history = useLocalized()(settings.history, settings.textLanguages.history);
  return (
    <Band>
      <Section title={t('home.history')}>
        <Box sx={video && layout}>
          <div>
            {!history.text && <AddLink label="site.fillIn" to={PATHS.siteSettings} />}
            {history.text && (
              <>
                <Typography lang={history.lang} sx={{ maxWidth: '70ch', overflowWrap: 'anywhere' }}>
                  {teaser(history.text)}
                </Typography>
                <Box sx={{ mt: 1 }}>
                  <SectionLink to={PATHS.whoWeAre}>
                    {t('home.readMore')}
                    <VisuallyHidden>: {t('home.history')}</VisuallyHidden>
                  </SectionLink>
                </Box>
              </>
            )}
            <Box sx={facts}>
              <CricketLine settings={settings} />
              {isUsed('visitorCounter') && <VisitorCounter />}
            </Box>
          </div>
          {video && <HomeVideo video={video} />}
        </Box>
      </Section>
    </Band>
  );
}
