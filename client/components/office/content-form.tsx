import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ConflictHelp } from '../form/conflict-help.tsx';
import { UploadProgress } from '../form/upload-progress.tsx';
import type { FormRules } from '../form/use-rules-form.ts';
import { ContentFields } from './content-fields.tsx';
import { ContentPreview } from './content-preview.tsx';
import { ContentUploadField } from './content-upload-field.tsx';
import { KeptTextNotice } from './kept-text-notice.tsx';
import { SaveButtons } from './save-buttons.tsx';
import { TranslationFields } from './translation-fields.tsx';
import { type ContentFormOptions, useContentForm } from './use-content-form.ts';
import { useShownFile } from './use-shown-file.ts';
import { VisibilityFields } from './visibility-fields.tsx';

/** Adds or changes an item of any kind, with a preview of its card beside it. */
export function ContentForm<Rules extends FormRules>(options: ContentFormOptions<Rules>) {
  const { t } = useTranslation();
  const { kind, backTo } = options;
  const form = useContentForm(options);
  const { control, item, upload } = form;
  const shownFile = useShownFile(form);
  const translated = kind.fields.filter((field) => field.translated);
  const besideFile = kind.fields.filter(({ onlyFor }) => onlyFor === upload.fileType);

  return (
    <Box
      component="form"
      noValidate
      onSubmit={form.onSubmit}
      sx={{ display: 'grid', gap: 5, gridTemplateColumns: { md: 'minmax(0, 640px) minmax(280px, 368px)' } }}
    >
      <div>
        <KeptTextNotice kept={form.kept} />
        <Typography sx={{ mb: 3, color: 'text.secondary' }}>{t('form.requiredHint')}</Typography>
        <ContentFields
          control={control}
          fields={kind.fields.filter(({ onlyFor, afterFile }) => !onlyFor && !afterFile)}
        />
        <ContentUploadField form={form} kind={kind} shownFile={shownFile}>
          <ContentFields control={control} fields={besideFile} />
        </ContentUploadField>
        <ContentFields control={control} fields={kind.fields.filter(({ afterFile }) => afterFile)} />
        {form.otherLanguages.map((language) => (
          <TranslationFields
            key={language}
            control={control}
            language={language}
            fields={translated}
            visibility={form.visibility}
          />
        ))}
        <ConflictHelp conflict={form.conflict} />
        {form.progress !== undefined && <UploadProgress fraction={form.progress} />}
        <VisibilityFields visibility={form.visibility} />
        <SaveButtons visibility={form.visibility} isNew={!item} isSaving={form.isSaving} backTo={backTo} />
      </div>
      <ContentPreview
        control={control}
        kind={kind}
        id={item?.id ?? 0}
        fileType={upload.fileType}
        file={shownFile}
      />
    </Box>
  );
}
