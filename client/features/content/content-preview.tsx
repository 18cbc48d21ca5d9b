import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ContentFileType } from '../../../rules/content-file-type.ts';
import type { Picture } from '../../components/media-picture.tsx';
import type { FormRules } from '../../components/use-rules-form.ts';
import { ContentCard } from './content-card.tsx';
import type { ContentItem, ContentKind } from './content-kind.ts';
import { PicturePlaceholder } from './picture-placeholder.tsx';
import { VideoCard } from './video-list.tsx';

interface ContentPreviewProps<Rules extends FormRules> {
  control: Control;
  kind: ContentKind<Rules>;
  id: number;
  fileType: ContentFileType;
  file: Picture | null | undefined;
}

/** The card as visitors will see it, while one types: beside the form, on a phone below it. */
export function ContentPreview<Rules extends FormRules>(props: ContentPreviewProps<Rules>) {
  const { control, kind, id, fileType, file } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const values = useWatch({ control }) as Partial<ContentItem>;
  const item: ContentItem = {
    id,
    fileType,
    file,
    name: values.name?.trim() || t('content.previewTitle'),
    nameGujarati: values.nameGujarati,
    description: values.description?.trim() || t('content.previewDescription'),
    descriptionGujarati: values.descriptionGujarati,
  };
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Box sx={{ position: 'sticky', top: 24, p: 3, bgcolor: 'brand.cream', borderRadius: '16px' }}>
        <Typography variant="h3" component="h2" id={titleId}>
          {t('content.preview')}
        </Typography>
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('content.previewHint')}</Typography>
        {fileType === ContentFileType.IMAGE ? (
          <ContentCard
            item={item}
            pictureSize={kind.pictureSize}
            heading="h3"
            eager
            action={
              <Typography aria-hidden sx={{ py: 1, fontWeight: 600, color: 'brand.rust' }}>
                {t('content.readMore')}
              </Typography>
            }
          />
        ) : (
          <VideoCard item={item}>
            <PicturePlaceholder seed={id} width={480} height={270} />
          </VideoCard>
        )}
      </Box>
    </Box>
  );
}
