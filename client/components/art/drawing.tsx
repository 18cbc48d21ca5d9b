import emptyList from './empty-list.svg?url';
import film from './film.svg?url';
import guruPortrait from './guru-portrait.svg?url';
import templeScene from './temple-scene.svg?url';

/** Files, because of their many parts: as code they would travel with the page and be gone through to bring it alive. */
const DRAWINGS = {
  /** A temple at sundown: five spires with pennants before the sun's disc, lamps along the steps. */
  temple: { src: templeScene, width: 560, height: 497 },
  /** A guru in a saffron robe before a sun of petals; round. */
  guru: { src: guruPortrait, width: 400, height: 400 },
  /** A rangoli, where a film has no picture of its own. */
  film: { src: film, width: 480, height: 270 },
  /** For lists with nothing in them yet: half a rangoli and a lamp already lit. */
  emptyList: { src: emptyList, width: 240, height: 160 },
};

interface DrawingProps {
  of: keyof typeof DRAWINGS;
  /** Seen without scrolling: it is fetched before other pictures. */
  early?: boolean;
  /** Pixels; without it the drawing fills the width it is given. */
  width?: number;
}

/** An ornament, which screen readers pass over. */
export function Drawing({ of, early = false, width }: DrawingProps) {
  return (
    <img
      {...DRAWINGS[of]}
      alt=""
      fetchPriority={early ? 'high' : undefined}
      loading={early ? undefined : 'lazy'}
      style={{ width: width ?? '100%', maxWidth: '100%', height: 'auto' }}
    />
  );
}
