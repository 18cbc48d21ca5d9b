import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ConflictHelp } from '../form/conflict-help.tsx';
import { UploadProgress } from '../form/upload-progress.tsx';
import type { FormRules } from '../form/use-rules-form.ts';
import { type ContentField, PICTURE_DESCRIPTION } from '../list/content-kind.ts';
import { ContentFields } from './content-fields.tsx';
import { ContentPreview } from './content-preview.tsx';
import { ContentUploadField } from './content-upload-field.tsx';
import { DraftTextNotice } from './draft-text-notice.tsx';
import { LanguagePanels } from './language-panels.tsx';
import { LanguageTabs } from './language-tabs.tsx';
import { ContentRevisionsDocument } from './revisions.generated.ts';
import { SaveButtons } from './save-buttons.tsx';
import { type ContentFormOptions, useContentForm } from './use-content-form.ts';
import { useShownFile } from './use-shown-file.ts';
import { VisibilityFields } from './visibility-fields.tsx';

const besidePreview = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 640px) minmax(280px, 368px)' },
} as const;

const revisionsOf = (kind: string, id: number) => ({
  query: ContentRevisionsDocument,
  variables: { kind, id },
});

/** Adds or changes an item of any kind, with a preview of its card beside it. */
export function ContentForm<Rules extends FormRules>(options: ContentFormOptions<Rules>) {
  const { t } = useTranslation();
  const { kind, backTo, section } = options;
  const content = useContentForm(options);
  const { form, item, upload, languages, visibility } = content;
  const shownFile = useShownFile(content);
  // A description is asked for while there is a picture.
  const fields: readonly ContentField<string>[] = kind.fields.filter(
    ({ onlyFor, name }) =>
      (!onlyFor || onlyFor === upload.fileType) && (name !== PICTURE_DESCRIPTION.name || shownFile),
  );
  const translated = fields.filter((field) => field.translated && !field.isFurther);
  const common = fields.filter((field) => !field.translated);
  const above = translated.filter(({ afterFile }) => !afterFile);
  const below = translated.filter(({ afterFile }) => afterFile);
  const tabs = languages.languages.length > 1 && (
    <LanguageTabs choice={languages} fields={translated} visibility={visibility} />
  );

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={content.onSubmit}>
        <Box sx={besidePreview}>
          <Box sx={{ minWidth: 0 }}>
            <DraftTextNotice
              kept={content.kept}
              record={item && section ? revisionsOf(section, item.id) : undefined}
            />
            <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('form.requiredHint')}</Typography>
            {above.length > 0 && tabs}
            <LanguagePanels choice={languages} fields={above} visibility={visibility} />
            <ContentFields fields={common.filter(({ onlyFor }) => !onlyFor)} />
            {kind.further && (
              <kind.further.Fields
                id={item?.id ?? 0}
                texts={(names) => (
                  <LanguagePanels
                    choice={languages}
                    fields={fields.filter(({ name }) => names.includes(name))}
                    isFurther
                  />
                )}
              />
            )}
            <ContentUploadField form={content} kind={kind} shownFile={shownFile}>
              <ContentFields fields={common.filter(({ onlyFor }) => onlyFor)} />
            </ContentUploadField>
            {above.length === 0 && tabs}
            <LanguagePanels
              choice={languages}
              fields={below}
              isAfterFile
              visibility={above.length === 0 ? visibility : undefined}
            />
            <ConflictHelp conflict={content.conflict} />
            {content.progress !== undefined && <UploadProgress fraction={content.progress} />}
            <VisibilityFields visibility={visibility} />
          </Box>
          <ContentPreview
            kind={kind}
            id={item?.id ?? 0}
            fileType={upload.fileType}
            file={shownFile}
            languages={languages}
          />
        </Box>
        <SaveButtons visibility={visibility} isNew={!item} isSaving={content.isSaving} backTo={backTo} />
      </form>
    </FormProvider>
  );
}
