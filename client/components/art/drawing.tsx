import { useAssociation } from '../page/association.ts';
import emptyList from './empty-list.svg?url';
import film from './film.svg?url';
import plainDivider from './plain-divider.svg?url';
import plainFilm from './plain-film.svg?url';
import plainList from './plain-list.svg?url';
import rangoli from './rangoli.svg?url';
import { useDrawing } from './use-drawing.ts';

export interface DrawingFile {
  src: string;
  /** Instead, where the association has not chosen the temple: without lamps, rangoli and garlands. */
  plain?: string;
  width: number;
  height: number;
}

/** Files rather than components: they have many elements, which would make pages larger and slower to hydrate. */
const DRAWINGS = {
  /** A rangoli, for a film without a picture. */
  film: { src: film, plain: plainFilm, width: 480, height: 270 },
  /** Half a rangoli and a lit lamp, for empty lists. */
  emptyList: { src: emptyList, plain: plainList, width: 240, height: 160 },
  /** A divider between two sections of a page: a flower, dots and fading strokes. */
  rangoli: { src: rangoli, plain: plainDivider, width: 320, height: 32 },
} satisfies Record<string, DrawingFile>;

interface DrawingProps {
  /** One that many pages have, or a file. */
  of: keyof typeof DRAWINGS | DrawingFile;
  /** The drawing is visible without scrolling, so it is loaded with priority. */
  early?: boolean;
  /** Pixels; by default the width of the container. */
  width?: number;
}

/** A decorative drawing, which screen readers skip. */
export function Drawing({ of, early = false, width }: DrawingProps) {
  const { src, plain = src, ...size }: DrawingFile = typeof of === 'string' ? DRAWINGS[of] : of;
  const drawing = useDrawing();
  const { drawings } = useAssociation();
  return (
    <img
      {...size}
      src={drawing(drawings === 'temple' ? src : plain)}
      alt=""
      fetchPriority={early ? 'high' : undefined}
      loading={early ? undefined : 'lazy'}
      style={{
        ...{ width: width ?? '100%', maxWidth: '100%', height: 'auto' },
        ...(of !== 'rangoli' && { backgroundColor: 'var(--drawing-ground)', borderRadius: 12 }),
      }}
    />
  );
}
