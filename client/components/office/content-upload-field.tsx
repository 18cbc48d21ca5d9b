import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatBytes } from '../form/file-check.ts';
import { FormFileField } from '../form/form-file-field.tsx';
import { FormRadioGroup } from '../form/form-radio-group.tsx';
import type { FormRules } from '../form/use-rules-form.ts';
import type { ContentItem, ContentKind, ContentUpload } from '../list/content-kind.ts';
import { CutPicture } from './cut-picture.tsx';
import { FilmPosterField } from './film-poster-field.tsx';
import { ShownFile } from './shown-file.tsx';
import type { useContentForm } from './use-content-form.ts';

interface ContentUploadFieldProps<Rules extends FormRules> {
  form: ReturnType<typeof useContentForm<Rules>>;
  kind: ContentKind<Rules>;
  /** The chosen file, else the stored one. */
  shownFile: ContentItem['file'];
  /** Fields for the chosen type of file. */
  children?: ReactNode;
}

/** The type of file, if the kind allows several, and the file itself. */
export function ContentUploadField<Rules extends FormRules>(props: ContentUploadFieldProps<Rules>) {
  const { form, kind, shownFile, children } = props;
  const { t, language } = useTranslation();
  const { upload, chosen, item } = form;
  const label = t(upload.label);
  const hintOf = ({ hint, file }: ContentUpload) =>
    t(hint, { ...kind.pictureSize, megabytes: file.maximumBytes / 1024 / 1024 });
  const isStored = Boolean(item?.file) && item?.fileType === upload.fileType && !chosen.file;
  const { width, height } = kind.pictureSize;
  const picture = upload.sort === 'picture' ? shownFile : undefined;
  const { file, original } = chosen;
  const isSmaller = file && original && file.size < original.size;

  return (
    <>
      {kind.uploads.length > 1 && (
        <FormRadioGroup
          name="fileType"
          label={t('content.show')}
          options={kind.uploads.map((one) => ({ value: one.fileType, label: t(one.choice ?? one.label) }))}
          onChoice={form.chooseFileType}
        />
      )}
      {children}
      <FormFileField
        // Reset the file input when the type changes.
        key={upload.fileType}
        label={label}
        hint={hintOf(upload)}
        required={upload.sort !== 'picture'}
        chooseLabel={t(picture ? 'content.another' : upload.chooseLabel)}
        types={upload.file.types}
        file={file}
        sizeText={
          isSmaller
            ? t('content.madeSmaller', {
                before: formatBytes(original.size, language),
                after: formatBytes(file.size, language),
              })
            : undefined
        }
        onPick={chosen.pick}
        error={chosen.error}
        button={chosen.button}
        action={
          <>
            {picture && (
              <CutPicture
                picture={(!chosen.error && original) || picture}
                shape={width / height}
                onCut={chosen.pick}
              />
            )}
            {isStored && upload.sort === 'picture' && (
              <Button onClick={() => chosen.setIsRemoved(!chosen.isRemoved)}>
                {t(chosen.isRemoved ? 'content.keepPicture' : 'content.removePicture')}
              </Button>
            )}
          </>
        }
      >
        {shownFile && <ShownFile file={shownFile} upload={upload} pictureSize={kind.pictureSize} />}
        {isStored && chosen.isRemoved && <Typography role="status">{t('content.pictureRemoved')}</Typography>}
        {chosen.removesStoredFilm && <Typography role="status">{t('content.filmGoes')}</Typography>}
      </FormFileField>
      {upload.sort === 'film' && file && !chosen.error && <FilmPosterField poster={form.poster} />}
    </>
  );
}
