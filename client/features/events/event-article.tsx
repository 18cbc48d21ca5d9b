import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { MediaPicture } from '../../components/media/media-picture.tsx';
import { MediaVideo } from '../../components/media/media-video.tsx';
import { usePictureAlt } from '../../components/media/use-picture-alt.ts';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { ShareLink } from '../../components/page/share-link.tsx';
import { TextParagraphs } from '../../components/page/text-paragraphs.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EventDate } from './event-date.tsx';
import type { EventFieldsFragment } from './events.generated.ts';

/** Without a picture the text is below the name, not in its place. */
const layout = (hasMedium: boolean) => ({
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: hasMedium ? 'minmax(0, 7fr) minmax(0, 5fr)' : 'minmax(0, 760px)',
  },
  columnGap: 6,
  rowGap: 3,
  alignItems: 'start',
});

/** Next to the text on a desktop, between name and text on a phone. */
const medium = {
  gridRow: { md: '1 / span 2' },
  gridColumn: { md: 2 },
  borderRadius: '16px',
  overflow: 'hidden',
} as const;

function Medium({ event }: { event: EventFieldsFragment }) {
  const pictureAlt = usePictureAlt();
  const { file, name } = event;
  if (!file) return null;
  if (!file.contentType.startsWith('image/')) {
    return <MediaVideo url={file.url} label={name} poster={file.poster} />;
  }
  const sizes = '(min-width: 1208px) 480px, (min-width: 900px) 40vw, 92vw';
  return <MediaPicture picture={file} {...pictureAlt(event)} {...IMAGE_SIZES.event} sizes={sizes} eager />;
}

/** An event's name, date, picture or film, and full text. */
export function EventArticle({ event }: { event: EventFieldsFragment }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const name = localized(event.name, event.textLanguages.name);
  const description = localized(event.description, event.textLanguages.description);
  return (
    <>
      <Breadcrumb
        steps={[
          { label: t('layout.home'), to: PATHS.home },
          { label: t('events.list'), to: PATHS.events },
          { label: name.text },
        ]}
      />
      <Box component="article" sx={layout(Boolean(event.file))}>
        <div>
          <Typography variant="h1" lang={name.lang} sx={{ overflowWrap: 'anywhere' }}>
            {name.text}
          </Typography>
          {event.startsOn && (
            <Typography component="div" sx={{ mt: 1, fontWeight: 600, color: 'brand.rust' }}>
              <EventDate day={event.startsOn} />
            </Typography>
          )}
        </div>
        {event.file && (
          <Box sx={medium}>
            <Medium event={event} />
          </Box>
        )}
        <div>
          <TextParagraphs text={description.text} lang={description.lang} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
            <ShareLink title={name.text} />
            <Button component={Link} to={PATHS.events}>
              {t('home.allEvents')}
            </Button>
          </Box>
        </div>
      </Box>
    </>
  );
}
