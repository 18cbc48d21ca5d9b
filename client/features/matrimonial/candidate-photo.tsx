import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { MediaPicture, type Picture } from '../../components/media/media-picture.tsx';
import { PicturePlaceholder } from '../../components/media/picture-placeholder.tsx';

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
