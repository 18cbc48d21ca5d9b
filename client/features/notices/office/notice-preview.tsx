import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { noticeRules } from '../../../../rules/content.ts';
import { IMAGE_SIZES } from '../../../../rules/limits.ts';
import type { PreviewedItem } from '../../../components/list/content-kind.ts';
import { MediaPicture } from '../../../components/media/media-picture.tsx';
import { usePictureAlt } from '../../../components/media/use-picture-alt.ts';
import { useLocalized } from '../../../i18n/localized.ts';
import { NoticeTexts } from '../notice-texts.tsx';

/** A notification in the scrolling line, and the dialog that it opens. */
export function NoticePreview({ item }: { item: PreviewedItem<typeof noticeRules> }) {
  const localized = useLocalized();
  const pictureAlt = usePictureAlt();
  const name = localized(item.name, item.textLanguages.name);
  return (
    <>
      <Typography
        noWrap
        lang={name.lang}
        sx={{ px: 2, py: 1, mb: 2, bgcolor: 'brand.gold', borderRadius: 1, fontWeight: 600 }}
      >
        {name.text}
      </Typography>
      <Card component="article">
        {item.file && (
          <MediaPicture
            picture={item.file}
            {...pictureAlt(item)}
            {...IMAGE_SIZES.notice}
            sizes="368px"
            eager
          />
        )}
        <Box sx={{ p: 2.5 }}>
          <Typography variant="h3" lang={name.lang} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
            {name.text}
          </Typography>
          <NoticeTexts notice={item} />
        </Box>
      </Card>
    </>
  );
}
