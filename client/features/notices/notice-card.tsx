import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { MediaPicture } from '../../components/media/media-picture.tsx';
import { usePictureAlt } from '../../components/media/use-picture-alt.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { NoticeTexts } from './notice-texts.tsx';
import type { NoticeFieldsFragment } from './notices.generated.ts';

const card = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 2.5,
  p: { xs: 2.5, sm: 3 },
} as const;

/** A notice with its full text. */
export function NoticeCard({ notice }: { notice: NoticeFieldsFragment }) {
  const pictureAlt = usePictureAlt();
  const name = useLocalized()(notice.name, notice.textLanguages.name);
  return (
    <Card component="article" sx={card}>
      <div>
        <Typography variant="h3" component="h2" lang={name.lang} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {name.text}
        </Typography>
        <NoticeTexts notice={notice} />
      </div>
      {notice.file && (
        <Box sx={{ flex: 'none', width: { xs: '100%', sm: 240 }, borderRadius: '12px', overflow: 'hidden' }}>
          <MediaPicture
            picture={notice.file}
            {...pictureAlt(notice)}
            {...IMAGE_SIZES.notice}
            sizes="(min-width: 600px) 240px, 84vw"
          />
        </Box>
      )}
    </Card>
  );
}
