import Crop from '@mui/icons-material/CropOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNotify } from '../dialogs/notify.tsx';
import { largestVariant } from '../media/largest-variant.ts';
import type { Picture } from '../media/media-picture.tsx';
import { lazyPart } from '../page/lazy-part.tsx';

/** Loaded when somebody cuts a picture. */
const CutPictureDialog = lazyPart(async () => (await import('./cut-picture-dialog.tsx')).CutPictureDialog);

interface CutPictureProps {
  /** The picture as it was chosen, not made smaller, or the stored one. */
  picture: File | Picture;
  /** Width divided by height of what comes out. */
  shape: number;
  onCut: (cut: File, original: File) => void;
}

/** @param name for a stored one, whose own is made up of random letters */
async function fileOf(picture: File | Picture, name: string): Promise<File> {
  if (picture instanceof File) return picture;
  const address = largestVariant(picture);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  const content = await answer.blob();
  return new File([content], name, { type: content.type });
}

/** A button that opens a picture to be cut and turned. */
export function CutPicture({ picture, shape, onCut }: CutPictureProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const [file, setFile] = useState<File>();
  const [isOpening, setIsOpening] = useState(false);

  const open = async () => {
    if (isOpening) return;
    setIsOpening(true);
    try {
      setFile(await fileOf(picture, `${t('content.picture')}.jpg`));
    } catch {
      await notify(t('messages.imageNotReadable'));
    } finally {
      setIsOpening(false);
    }
  };
  return (
    <>
      <Button variant="outlined" startIcon={<Crop />} onClick={open}>
        {t('content.cut')}
      </Button>
      {file && (
        <CutPictureDialog
          file={file}
          shape={shape}
          onCut={(cut) => onCut(cut, file)}
          onClose={() => setFile(undefined)}
        />
      )}
    </>
  );
}
