import { StoredPictureField } from '../../../components/office/stored-picture-field.tsx';
import { useAssociation } from '../../../components/page/association.ts';
import { OPENING_SIZE } from '../../../components/page/opening-picture.tsx';
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
  const { picture, label, hint, shape } = PLACES[place];
  const stored = useAssociation().pictures[picture];
  // What every page asks of a picture is its address alone, which ends with the file's name.
  const seenFile = stored?.url.split('/').at(-1) ?? '';
  const [savePicture] = useSaveSitePictureMutation();
  const [removePicture] = useRemoveSitePictureMutation();
  return (
    <StoredPictureField
      label={t(label)}
      hint={t(hint)}
      shape={shape}
      stored={stored}
      save={(file) => savePicture({ variables: { place, file, seenFile } })}
      remove={() => removePicture({ variables: { place, seenFile } })}
    />
  );
}
