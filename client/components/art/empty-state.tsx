import { type ArtProps } from './art-props.ts';
import { Diya } from './diya.tsx';
import { ART_COLOURS as C } from './palette.ts';

interface EmptyStateProps extends ArtProps {
  /** Width in pixels; the height is two thirds of it. */
  size?: number;
}

const RINGS = [
  { fill: C.maroon, reach: 122, petals: 9, spread: 82 },
  { fill: C.gold, reach: 98, petals: 8, spread: 72 },
  { fill: C.peach, reach: 74, petals: 9, spread: 82 },
] as const;

/** For lists with nothing in them yet: half a rangoli and a lamp already lit. */
export function EmptyState({ size = 180, ...props }: EmptyStateProps) {
  return (
    <svg
      viewBox="0 0 240 160"
      width={size}
      height={(size * 2) / 3}
      aria-hidden="true"
      focusable={false}
      {...props}
    >
      {RINGS.map(({ fill, reach, petals, spread }) =>
        Array.from({ length: petals }, (_, i) => -spread + ((2 * spread) / (petals - 1)) * i).map((turn) => (
          <path
            key={`${reach} ${turn}`}
            d={
              `M0 ${-reach + 40}C12 ${-reach + 30} 12 ${-reach + 14} 0 ${-reach}` +
              `C-12 ${-reach + 14} -12 ${-reach + 30} 0 ${-reach + 40}Z`
            }
            fill={fill}
            transform={`translate(120 134) rotate(${turn})`}
          />
        )),
      )}
      <Diya x={120} y={130} scale={1} />
      <path d="M6 136H234" stroke={C.line} strokeWidth="3" strokeLinecap="round" />
      {[24, 52, 80, 160, 188, 216].map((x, i) => (
        <circle key={x} cx={x} cy="148" r="4" fill={i % 2 ? C.saffron : C.gold} />
      ))}
      <circle cx="120" cy="148" r="5" fill={C.maroon} />
    </svg>
  );
}
