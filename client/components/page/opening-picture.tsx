import { Drawing } from '../art/drawing.tsx';
import { HOME_DRAWINGS } from '../art/home-drawings.ts';
import { MediaPicture } from '../media/media-picture.tsx';
import { useAssociation } from './association.ts';

const { temple, hall, tree } = HOME_DRAWINGS;
const OPENINGS: Record<string, typeof temple | undefined> = { temple, hall, tree };

/** In CSS pixels. */
export const OPENING_SIZE = { width: 560, height: 420 };

/** What the association shows of itself: its own picture, a drawing, or nothing. */
export function useOpening() {
  const { pictures, drawings } = useAssociation();
  return { photograph: pictures.opening, drawing: OPENINGS[drawings] };
}

interface OpeningPictureProps {
  early?: boolean;
  /** How wide it is shown, as `sizes` of HTML has it. */
  sizes?: string;
}

/** What {@link useOpening} has found. */
export function OpeningPicture({
  early = false,
  sizes = '(min-width: 900px) 500px, 260px',
}: OpeningPictureProps) {
  const { photograph, drawing } = useOpening();
  if (!photograph) return drawing ? <Drawing of={drawing} early={early} /> : null;
  return (
    <div className="rounded">
      <MediaPicture picture={photograph} alt="" {...OPENING_SIZE} sizes={sizes} eager={early} />
    </div>
  );
}
