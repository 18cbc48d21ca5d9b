import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { get, useWatch } from 'react-hook-form';
import type { ContentFileType } from '../../../rules/content-file-type.ts';
import { languageName } from '../../../rules/languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FormRules } from '../form/use-rules-form.ts';
import type { ContentItem, ContentKind, PreviewedItem } from '../list/content-kind.ts';
import { CardPreview } from './card-preview.tsx';
import { type LanguageChoice, valueName } from './use-open-language.ts';

interface ContentPreviewProps<Rules extends FormRules> {
  kind: ContentKind<Rules>;
  id: number;
  fileType: ContentFileType;
  file: ContentItem['file'];
  languages: LanguageChoice;
}

/** A live preview of what visitors who read the open language will see, beside the form, or on a phone below it. */
export function ContentPreview<Rules extends FormRules>(props: ContentPreviewProps<Rules>) {
  const { kind, id, fileType, file, languages } = props;
  const { t, language: reader } = useTranslation();
  const titleId = useId();
  const values = useWatch();
  const nameLabel = kind.fields.find(({ name }) => name === 'name')?.label;
  const { open } = languages;
  const [first] = languages.languages;
  const texts = kind.fields
    .filter(({ translated }) => translated)
    .map(({ name }) => {
      const text = (get(values, valueName(languages, open, name)) as string | undefined)?.trim();
      return { name, text: text || values[name]?.trim(), language: text ? open : first };
    });
  const shown = {
    ...values,
    ...Object.fromEntries(texts.map(({ name, text }) => [name, text])),
  } as Partial<ContentItem>;
  const item = {
    ...shown,
    id,
    fileType,
    file,
    textLanguages: Object.fromEntries(texts.map((text) => [text.name, text.language])),
    name: shown.name || (nameLabel ? t(nameLabel) : ''),
    description: shown.description || t('content.previewDescription'),
  };
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Box
        sx={{
          position: 'sticky',
          top: 24,
          py: 3,
          px: { lg: 3 },
          bgcolor: 'brand.cream',
          borderRadius: '16px',
        }}
      >
        <Typography variant="h3" component="h2" id={titleId}>
          {t('content.preview')}
        </Typography>
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>
          {languages.languages.length > 1
            ? t('contentForm.previewIn', { language: languageName(open, reader) })
            : t('content.previewHint')}
        </Typography>
        {kind.Preview ? (
          <kind.Preview item={item as unknown as PreviewedItem<Rules>} />
        ) : (
          <CardPreview item={item as unknown as ContentItem} pictureSize={kind.pictureSize} />
        )}
      </Box>
    </Box>
  );
}
