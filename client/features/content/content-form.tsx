import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { BusyButton } from '../../components/busy-button.tsx';
import { FormTextField } from '../../components/form-text-field.tsx';
import { UploadProgress } from '../../components/upload-progress.tsx';
import { useObjectUrl } from '../../components/use-object-url.ts';
import type { FormRules } from '../../components/use-rules-form.ts';
import { ConflictHelp } from './conflict-help.tsx';
import { ContentPreview } from './content-preview.tsx';
import { ContentUploadField } from './content-upload-field.tsx';
import { type ContentFormOptions, useContentForm } from './use-content-form.ts';

/** Adds or changes an item of any kind, with a preview of its card beside it. */
export function ContentForm<Rules extends FormRules>(options: ContentFormOptions<Rules>) {
  const { t } = useTranslation();
  const { kind, backTo } = options;
  const form = useContentForm(options);
  const { control, item, upload, chosen, progress } = form;
  const fileUrl = useObjectUrl(chosen.error ? undefined : chosen.file);
  const storedFile = item?.fileType === upload.fileType ? item.file : undefined;
  const shownFile = fileUrl ? { url: fileUrl } : storedFile;

  const fields = (gujarati: boolean) =>
    kind.fields
      .filter((field) => Boolean(field.gujarati) === gujarati)
      .map(({ label, gujarati: _, ...field }) => (
        <FormTextField
          key={field.name}
          {...field}
          control={control}
          label={t(label)}
          lang={gujarati ? 'gu' : 'en'}
        />
      ));

  return (
    <Box
      component="form"
      noValidate
      onSubmit={form.onSubmit}
      sx={{ display: 'grid', gap: 5, gridTemplateColumns: { md: 'minmax(0, 640px) minmax(280px, 368px)' } }}
    >
      <div>
        <Typography sx={{ mb: 3, color: 'text.secondary' }}>{t('form.requiredHint')}</Typography>
        {fields(false)}
        <ContentUploadField form={form} kind={kind} shownFile={shownFile} />
        <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
          <Typography component="legend" variant="h3" sx={{ p: 0 }}>
            {t('content.inGujarati')}
          </Typography>
          <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('content.inGujaratiHint')}</Typography>
          {fields(true)}
        </Box>
        {form.hasConflict && <ConflictHelp />}
        {progress !== undefined && <UploadProgress fraction={progress} />}
        <Stack direction="row" spacing={2}>
          <BusyButton type="submit" busy={form.isSaving} busyLabel={t('form.saving')}>
            {t('form.save')}
          </BusyButton>
          <Button component={RouterLink} to={backTo}>
            {t('common.cancel')}
          </Button>
        </Stack>
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
