import { type ArtProps, around } from './art-props.ts';
import { ART_COLOURS as C } from './palette.ts';

interface ToranProps extends ArtProps {
  /** Set it where a page shows more than one garland: the pattern's name must be unique. */
  id?: string;
  /** Hangs over what follows, as from a door's lintel; false takes 28 px of room instead. */
  hanging?: boolean;
}

const HANGING = { position: 'absolute', top: 0, left: 0, zIndex: 1, pointerEvents: 'none' } as const;

interface MarigoldProps {
  x: number;
  colour: string;
  heart: string;
}

function Marigold({ x, colour, heart }: MarigoldProps) {
  return (
    <g transform={`translate(${x} 5.5)`}>
      {around(8).map((turn) => (
        <circle key={turn} cy="-4" r="2.3" fill={colour} transform={`rotate(${turn})`} />
      ))}
      <circle r="4.2" fill={colour} />
      <circle r="2.4" fill={heart} />
    </g>
  );
}

function Leaf({ x, length }: { x: number; length: number }) {
  return (
    <g transform={`translate(${x} 3) scale(${length / 50})`}>
      <path d="M0 0C15 12 14 32 0 50C-14 32 -15 12 0 0Z" fill={C.leaf} />
      <path d="M0 0C15 12 14 32 0 50Z" fill={C.shoot} />
    </g>
  );
}

/** The garland under the header: mango leaves and marigolds on a maroon thread, as wide as its place. */
export function Toran({ id = 'toran', hanging = true, className, style }: ToranProps) {
  return (
    <svg
      width="100%"
      height="28"
      aria-hidden="true"
      focusable={false}
      className={className}
      style={{ display: 'block', ...(hanging ? HANGING : undefined), ...style }}
    >
      <pattern id={id} width="64" height="28" patternUnits="userSpaceOnUse">
        <rect width="64" height="3" fill={C.maroon} />
        {[0, 32, 64].map((x) => (
          <Leaf key={x} x={x} length={19} />
        ))}
        <Leaf x={16} length={25} />
        <Leaf x={48} length={25} />
        <Marigold x={0} colour={C.saffron} heart={C.gold} />
        <Marigold x={32} colour={C.gold} heart={C.saffron} />
        <Marigold x={64} colour={C.saffron} heart={C.gold} />
      </pattern>
      <rect width="100%" height="28" fill={`url(#${id})`} />
    </svg>
  );
}
