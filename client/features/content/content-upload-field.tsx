import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ContentFileType } from '../../../rules/content-file-type.ts';
import { FormFileField } from '../../components/form-file-field.tsx';
import { FormRadioGroup } from '../../components/form-radio-group.tsx';
import { MediaPicture, type Picture } from '../../components/media-picture.tsx';
import { MediaVideo } from '../../components/media-video.tsx';
import type { FormRules } from '../../components/use-rules-form.ts';
import type { ContentKind } from './content-kind.ts';
import type { useContentForm } from './use-content-form.ts';

interface ContentUploadFieldProps<Rules extends FormRules> {
  form: ReturnType<typeof useContentForm<Rules>>;
  kind: ContentKind<Rules>;
  /** The chosen file or else the stored one. */
  shownFile: Picture | null | undefined;
}

/** The sort of file, where a kind knows several, and the file itself. */
export function ContentUploadField<Rules extends FormRules>(props: ContentUploadFieldProps<Rules>) {
  const { form, kind, shownFile } = props;
  const { t } = useTranslation();
  const { control, upload, chosen } = form;
  const label = t(upload.label);
  return (
    <>
      {kind.uploads.length > 1 && (
        <FormRadioGroup
          control={control}
          name="fileType"
          label={t('content.show')}
          options={kind.uploads.map((one) => ({ value: one.fileType, label: t(one.label) }))}
          onChoice={() => chosen.pick(undefined)}
        />
      )}
      <FormFileField
        label={label}
        hint={t(upload.hint, { ...kind.pictureSize, megabytes: upload.file.maximumBytes / 1024 / 1024 })}
        chooseLabel={t(upload.chooseLabel)}
        types={upload.file.types}
        file={chosen.file}
        onPick={chosen.pick}
        error={chosen.error}
      >
        {shownFile && (
          <Box sx={{ maxWidth: 240, borderRadius: 1, overflow: 'hidden' }}>
            {upload.fileType === ContentFileType.IMAGE ? (
              <MediaPicture picture={shownFile} alt={label} {...kind.pictureSize} sizes="240px" eager />
            ) : (
              <MediaVideo url={shownFile.url} label={label} />
            )}
          </Box>
        )}
      </FormFileField>
    </>
  );
}
