import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { MessageKey } from '../../../../rules/messages.ts';
import { useErrorText } from '../../../components/dialogs/message-text.ts';
import { useNotify } from '../../../components/dialogs/notify.tsx';
import { checkFile } from '../../../components/form/file-check.ts';
import { FormFileField } from '../../../components/form/form-file-field.tsx';
import { refusedField } from '../../../components/form/refused-field.ts';
import { PICTURE_UPLOAD } from '../../../components/list/content-kind.ts';
import { CutPicture } from '../../../components/office/cut-picture.tsx';
import { useAssociation } from '../../../components/page/association.ts';
import { OPENING_SIZE } from '../../../components/page/opening-picture.tsx';
import { askAgain } from '../../../graphql/ask-again.ts';
import type { TextKey } from '../../../i18n/text-keys.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useRemoveSitePictureMutation, useSaveSitePictureMutation } from './site-pictures.generated.ts';

const PLACES = {
  LOGO: {
    picture: 'logo',
    label: 'siteSettings.logo',
    shape: undefined,
    hint: 'siteSettings.logoHint',
  },
  OPENING: {
    picture: 'opening',
    label: 'siteSettings.openingPicture',
    shape: OPENING_SIZE.width / OPENING_SIZE.height,
    hint: 'siteSettings.openingPictureHint',
  },
} as const satisfies Record<string, { picture: string; label: TextKey; hint: TextKey; shape?: number }>;

/** One of the association's own pictures. It is shown as soon as it is chosen; the form need not be saved. */
export function SitePictureField({ place }: { place: keyof typeof PLACES }) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const button = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<MessageKey>();
  const { picture, label, hint, shape } = PLACES[place];
  const stored = useAssociation().pictures[picture];
  const [savePicture] = useSaveSitePictureMutation();
  const [removePicture] = useRemoveSitePictureMutation();

  const change = async (act: () => Promise<unknown>) => {
    try {
      await act();
      // Until the stored picture is shown.
      await askAgain(client);
      setFile(undefined);
    } catch (refusal) {
      setError(refusedField(refusal, 'file')?.messageKey);
      await notify(errorText(refusal));
    }
  };
  const pick = async (picked: File | undefined) => {
    const wrong = picked && checkFile(picked, PICTURE_UPLOAD.file);
    setFile(picked);
    setError(wrong);
    if (picked && !wrong) await change(() => savePicture({ variables: { place, file: picked } }));
  };

  return (
    <FormFileField
      label={t(label)}
      hint={t(hint)}
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
            <Button onClick={() => change(() => removePicture({ variables: { place } }))}>
              {t('content.removePicture')}
            </Button>
          </>
        )
      }
    >
      {stored && (
        <Box
          component="img"
          src={stored.url}
          alt={t(label)}
          sx={{ maxWidth: 240, maxHeight: 120, width: 'auto', height: 'auto', borderRadius: 1 }}
        />
      )}
    </FormFileField>
  );
}
