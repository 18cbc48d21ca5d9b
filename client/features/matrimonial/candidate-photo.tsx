import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { MediaPicture, type Picture } from '../../components/media/media-picture.tsx';
import { PicturePlaceholder } from '../../components/media/picture-placeholder.tsx';

interface CandidatePhotoProps {
  /** Null where nobody has chosen one yet. */
  photo: Picture | null;
  /** The same person always gets the same drawing instead. */
  seed: number;
  /** Pixels it is shown in, as in `<img sizes>`. */
  sizes: string;
  eager?: boolean;
}

/** A candidate's portrait, whole; its name stands beside it. */
export function CandidatePhoto({ photo, seed, sizes, eager }: CandidatePhotoProps) {
  if (!photo) return <PicturePlaceholder seed={seed} {...IMAGE_SIZES.candidate} />;
  return <MediaPicture picture={photo} alt="" {...IMAGE_SIZES.candidate} sizes={sizes} eager={eager} />;
}
