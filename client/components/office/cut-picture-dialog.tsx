import RotateLeft from '@mui/icons-material/RotateLeft';
import RotateRight from '@mui/icons-material/RotateRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type BaseSyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import { useNotify } from '../dialogs/notify.tsx';
import { LONGEST_SIDE, QUALITY } from '../form/shrink-picture.ts';
import { type PictureArea, scaledArea, type Turn, turnedBy } from '../media/crop-geometry.ts';
import { cropPicture } from '../media/crop-picture.ts';
import { PictureCropper } from '../media/picture-cropper.tsx';
import { Placeholder } from '../page/placeholder.tsx';
import { useTurnedPreview } from './use-turned-preview.ts';

interface CutPictureDialogProps {
  file: File;
  /** Width divided by height of what comes out. */
  shape: number;
  onCut: (cut: File) => void;
  onClose: () => void;
}

const TURNS = [
  { Icon: RotateLeft, label: 'content.turnLeft', quarters: -1 },
  { Icon: RotateRight, label: 'content.turnRight', quarters: 1 },
] as const;

/** Cuts and turns a picture on this device, from all the pixels that it has. */
export function CutPictureDialog({ file, shape, onCut, onClose }: CutPictureDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const [turn, setTurn] = useState<Turn>(0);
  const [isCutting, setIsCutting] = useState(false);
  /** In pixels of the preview. */
  const area = useRef<PictureArea>(undefined);
  const refuse = () => {
    onClose();
    void notify(t('messages.imageNotReadable'));
  };
  const { image, preview } = useTurnedPreview(file, turn, refuse);

  const turnOn = (quarters: 1 | -1) => {
    area.current = undefined;
    setTurn(turnedBy(turn, quarters));
  };

  const cut = async (event: BaseSyntheticEvent) => {
    event.preventDefault();
    // The dialog stands within the form of the item, which is not to be sent.
    event.stopPropagation();
    if (!image || isCutting) return;
    setIsCutting(true);
    // Before the last turn is drawn, nobody has chosen a part of it: the middle is used.
    const seen = preview?.turn === turn ? area.current : undefined;
    try {
      const part = await cropPicture(image, {
        shape,
        turn,
        area: seen && preview && scaledArea(seen, preview.size, preview.whole),
        widths: { least: 1, most: shape < 1 ? LONGEST_SIDE * shape : LONGEST_SIDE },
        quality: QUALITY,
        name: `${file.name.replace(/\.\w+$/, '')}.jpg`,
      });
      onCut(part);
      onClose();
    } catch {
      refuse();
    }
  };

  return (
    <FormDialog
      title={t('content.cutTitle')}
      isDirty={false}
      isBusy={isCutting}
      onSubmit={cut}
      onClose={onClose}
      action={t('content.cutUse')}
      busyLabel={t('content.cutting')}
    >
      {preview ? (
        <PictureCropper
          key={preview.url}
          url={preview.url}
          shape={shape}
          onArea={(seen) => {
            area.current = seen;
          }}
          onUnreadable={refuse}
        />
      ) : (
        <Placeholder variant="rectangular" height={300} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {TURNS.map(({ Icon, label, quarters }) => (
          <Button key={label} variant="outlined" startIcon={<Icon />} onClick={() => turnOn(quarters)}>
            {t(label)}
          </Button>
        ))}
      </Box>
    </FormDialog>
  );
}
