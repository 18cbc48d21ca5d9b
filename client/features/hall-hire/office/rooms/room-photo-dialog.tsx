import Box from '@mui/material/Box';
import { IMAGE_SIZES } from '../../../../../rules/limits.ts';
import { FormDialog } from '../../../../components/dialogs/form-dialog.tsx';
import { FormTextField } from '../../../../components/form/form-text-field.tsx';
import { OtherLanguagesFields } from '../../../../components/form/other-languages-fields.tsx';
import {
  otherLanguages,
  ownLanguageFirst,
  translationInput,
  translationValues,
} from '../../../../components/form/translated-texts.ts';
import { useDialogForm } from '../../../../components/form/use-dialog-form.ts';
import { MediaPicture } from '../../../../components/media/media-picture.tsx';
import { useSiteLanguages } from '../../../../i18n/site-languages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { type OfficeRoomPhotoFragment, useSaveRoomPhotoMutation } from './room-photos.generated.ts';

const loadRules = async () => (await import('../../../../../rules/room-photos.ts')).roomPhotoRules;

const TEXTS = ['pictureDescription'] as const;

interface RoomPhotoDialogProps {
  photo: OfficeRoomPhotoFragment;
  onClose: () => void;
}

/** Says what a photograph shows, in each language. */
export function RoomPhotoDialog({ photo, onClose }: RoomPhotoDialogProps) {
  const { t } = useTranslation();
  const languages = ownLanguageFirst(useSiteLanguages(), photo);
  const [save] = useSaveRoomPhotoMutation();
  const valuesOf = (one: OfficeRoomPhotoFragment) => translationValues(languages, one, TEXTS);
  const dialog = useDialogForm({
    rules: loadRules,
    values: valuesOf(photo),
    edited: { item: photo, valuesOf },
    save: (values, version = photo.version) =>
      save({ variables: { input: { ...translationInput(languages, values), id: photo.id, version } } }),
    done: t('hallCalendar.roomsPage.saved'),
    onClose,
  });
  const label = t('content.pictureDescription');
  return (
    <FormDialog {...dialog} title={t('hallCalendar.photos.describe')}>
      <Box sx={{ mb: 3 }}>
        <MediaPicture
          picture={photo.file}
          alt=""
          {...IMAGE_SIZES.room}
          sizes="(min-width: 600px) 552px, 90vw"
        />
      </Box>
      <FormTextField
        name="pictureDescription"
        label={label}
        hint={t('content.pictureDescriptionHint')}
        lang={languages[0]}
      />
      <OtherLanguagesFields
        name="pictureDescription"
        label={label}
        languages={otherLanguages(languages, photo)}
      />
    </FormDialog>
  );
}
