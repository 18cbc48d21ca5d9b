import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { IMAGE_SIZES, LIMITS } from '../../../rules/limits.ts';
import { cutText } from '../../components/cut-text.ts';
import { MediaPicture } from '../../components/media-picture.tsx';
import { PATHS } from '../../components/paths.ts';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import type { EventFieldsFragment } from '../../graphql/generated.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { PicturePlaceholder } from '../content/picture-placeholder.tsx';

const SIZES = '(min-width: 900px) 368px, (min-width: 600px) 46vw, 92vw';

/** The whole card is the link's area, though only its last line looks like one. */
const linkStyle = {
  mt: 'auto',
  pt: 1,
  fontWeight: 600,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

/** An event's picture with the beginnings of its texts (spec §9: 23 and 60 characters). */
export function RecentEventCard({ event }: { event: EventFieldsFragment }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const name = localized(event.name, event.nameGujarati);
  const description = localized(event.description, event.descriptionGujarati);
  return (
    <Card
      component="article"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      {event.file ? (
        <MediaPicture picture={event.file} alt="" {...IMAGE_SIZES.event} sizes={SIZES} />
      ) : (
        <PicturePlaceholder seed={event.id} {...IMAGE_SIZES.event} />
      )}
      <Box sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, p: 2.5 }}>
        <Typography variant="h3" lang={name.lang}>
          {cutText(name.text, LIMITS.eventTitleOnHome)}
        </Typography>
        <Typography variant="body2" lang={description.lang} sx={{ mt: 0.75, color: 'text.secondary' }}>
          {cutText(description.text, LIMITS.eventDescriptionOnHome)}
        </Typography>
        <MuiLink component={Link} to={PATHS.events} sx={linkStyle}>
          {t('home.readMore')}
          <VisuallyHidden>
            : <span lang={name.lang}>{name.text}</span>
          </VisuallyHidden>
        </MuiLink>
      </Box>
    </Card>
  );
}
