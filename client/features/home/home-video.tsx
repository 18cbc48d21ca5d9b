import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MediaVideo } from '../../components/media/media-video.tsx';
import { YouTubePlayer } from '../../components/media/youtube-player.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { HomeVideoFieldsFragment } from '../home-videos/home-video-fields.generated.ts';

/** The video of the home page: a file, or one on YouTube whose player is loaded only when it is pressed. */
export function HomeVideo({ video }: { video: HomeVideoFieldsFragment }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const name = localized(video.name, video.textLanguages.name);
  const description = localized(video.description, video.textLanguages.description);
  const label = name.text ? name : { text: t('home.video'), lang: undefined };
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box sx={{ borderRadius: '16px', overflow: 'hidden' }}>
        {video.link ? (
          <YouTubePlayer link={video.link} title={label.text} lang={label.lang} poster={video.file} />
        ) : (
          video.file && (
            <MediaVideo
              url={video.file.url}
              label={label.text}
              lang={label.lang}
              poster={video.file.poster}
            />
          )
        )}
      </Box>
      {(name.text || description.text) && (
        <Box component="figcaption" sx={{ mt: 1.5 }}>
          {name.text && (
            <Typography lang={name.lang} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {name.text}
            </Typography>
          )}
          {description.text && (
            <Typography
              variant="body2"
              lang={description.lang}
              sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
            >
              {description.text}
            </Typography>
          )}
        </Box>
      )}
    </Box>
  );
}
