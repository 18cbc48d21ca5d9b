import type { Audience } from '../../../rules/candidate-states.ts';
import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { MediaPicture, type Picture } from '../../components/media/media-picture.tsx';
import { PicturePlaceholder } from '../../components/media/picture-placeholder.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './candidate-photo.module.css';

interface CandidatePhotoProps {
  /** Null if there is none yet. */
  photo: Picture | null;
  /** The displayed width, as in `<img sizes>`. */
  sizes: string;
  eager?: boolean;
}

/** A candidate's photo, not cropped; without a text alternative, because the name is beside it. */
export function CandidatePhoto({ photo, sizes, eager }: CandidatePhotoProps) {
  if (!photo) return <PicturePlaceholder {...IMAGE_SIZES.candidate} />;
  return <MediaPicture picture={photo} alt="" {...IMAGE_SIZES.candidate} sizes={sizes} eager={eager} />;
}

/** Upon the drawing in its place: when a photo is seen that the candidate shows to few. */
export function PhotoLater({ photoLaterFor }: { photoLaterFor: Audience | null }) {
  const { t } = useTranslation();
  if (photoLaterFor !== 'AFTER_INTEREST' && photoLaterFor !== 'AFTER_YES') return null;
  return <p className={`text-small ${styles.later}`}>{t(`photoLater.${photoLaterFor}`)}</p>;
}
