import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { MessageKey } from '../../../rules/messages.ts';
import { askAgain } from '../../graphql/ask-again.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useErrorText } from '../dialogs/message-text.ts';
import { useNotify } from '../dialogs/notify.tsx';
import { checkFile } from '../form/file-check.ts';
import { FormFileField } from '../form/form-file-field.tsx';
import { isConflict, refusedField } from '../form/refused-field.ts';
import { PICTURE_UPLOAD } from '../list/content-kind.ts';
import type { Picture } from '../media/media-picture.tsx';
import { CutPicture } from './cut-picture.tsx';

interface StoredPictureFieldProps {
  label: string;
  hint: string;
  stored: Picture | null | undefined;
  /** Width divided by height, if it is cut to a shape. */
  shape?: number;
  save: (file: File) => Promise<unknown>;
  /** Of a stored one. */
  remove?: () => Promise<unknown>;
}

/** A picture that is stored as soon as it is chosen, whether or not the form around it is saved. */
export function StoredPictureField({ label, hint, stored, shape, save, remove }: StoredPictureFieldProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const button = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<MessageKey>();

  const change = async (act: () => Promise<unknown>) => {
    try {
      await act();
      // Until the stored picture is shown.
      await askAgain(client);
      setFile(undefined);
    } catch (refusal) {
      const refused = refusedField(refusal, 'file');
      setError(refused?.messageKey);
      // A file that nothing is said of would seem to be stored.
      if (!refused) setFile(undefined);
      await notify(errorText(refusal));
      // Somebody else's picture is shown then.
      if (isConflict(refusal)) void askAgain(client);
    }
  };
  const pick = async (picked: File | undefined) => {
    const wrong = picked && checkFile(picked, PICTURE_UPLOAD.file);
    setFile(picked);
    setError(wrong);
    if (picked && !wrong) await change(() => save(picked));
  };

  return (
    <FormFileField
      label={label}
      hint={hint}
      chooseLabel={t('content.choosePicture')}
      types={PICTURE_UPLOAD.file.types}
      file={file}
      onPick={pick}
      error={error}
      button={button}
      action={
        stored && (
          <>
            {shape && <CutPicture picture={stored} shape={shape} onCut={pick} />}
            {remove && <Button onClick={() => change(remove)}>{t('content.removePicture')}</Button>}
          </>
        )
      }
    >
      {stored && (
        <Box
          component="img"
          src={stored.url}
          alt={label}
          sx={{ maxWidth: 240, maxHeight: 120, width: 'auto', height: 'auto', borderRadius: 1 }}
        />
      )}
    </FormFileField>
  );
}
