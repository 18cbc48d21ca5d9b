import donation from './donation.svg?url';
import emptyList from './empty-list.svg?url';
import events from './events.svg?url';
import film from './film.svg?url';
import guruPortrait from './guru-portrait.svg?url';
import members from './members.svg?url';
import rangoli from './rangoli.svg?url';
import templeScene from './temple-scene.svg?url';
import { useDrawing } from './use-drawing.ts';
import varmala from './varmala.svg?url';

/** Files rather than components: they have many elements, which would make pages larger and slower to hydrate. */
const DRAWINGS = {
  /** A temple at sundown: five spires with pennants before the sun's disc, lamps along the steps. */
  temple: { src: templeScene, width: 560, height: 497 },
  /** A guru in a saffron robe before a sun of petals; round. */
  guru: { src: guruPortrait, width: 400, height: 400 },
  /** A rangoli, for a film without a picture. */
  film: { src: film, width: 480, height: 270 },
  /** Half a rangoli and a lit lamp, for empty lists. */
  emptyList: { src: emptyList, width: 240, height: 160 },
  /** A divider between two sections of a page: a flower, dots and fading strokes. */
  rangoli: { src: rangoli, width: 320, height: 32 },
  /** Two wedding garlands, one over the other, as bride and groom exchange them. */
  varmala: { src: varmala, width: 180, height: 124 },
  /** A calendar with a lamp on its date. */
  events: { src: events, width: 52, height: 52 },
  /** Three people, shoulder to shoulder. */
  members: { src: members, width: 52, height: 52 },
  /** A heart with a lamp's flame, held in an open hand. */
  donation: { src: donation, width: 52, height: 52 },
};

interface DrawingProps {
  of: keyof typeof DRAWINGS;
  /** The drawing is visible without scrolling, so it is loaded with priority. */
  early?: boolean;
  /** Pixels; by default the width of the container. */
  width?: number;
}

/** A decorative drawing, which screen readers skip. */
export function Drawing({ of, early = false, width }: DrawingProps) {
  const { src, ...size } = DRAWINGS[of];
  const drawing = useDrawing();
  return (
    <img
      {...size}
      src={drawing(src)}
      alt=""
      fetchPriority={early ? 'high' : undefined}
      loading={early ? undefined : 'lazy'}
      style={{ width: width ?? '100%', maxWidth: '100%', height: 'auto' }}
    />
  );
}
