import { Drawing } from '../art/drawing.tsx';
import { MediaPicture } from '../media/media-picture.tsx';
import { useAssociation } from './association.ts';

/** In CSS pixels. */
export const OPENING_SIZE = { width: 560, height: 420 };

/** What the association shows of itself: its own picture, or a drawing. */
export function OpeningPicture({ early = false }: { early?: boolean }) {
  const { opening } = useAssociation().pictures;
  if (!opening) return <Drawing of="temple" early={early} />;
  return (
    <div className="rounded">
      <MediaPicture
        picture={opening}
        alt=""
        {...OPENING_SIZE}
        sizes="(min-width: 900px) 500px, 260px"
        eager={early}
      />
    </div>
  );
}
