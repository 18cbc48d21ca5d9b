import { type ArtProps, around } from './art-props.ts';
import { ART_COLOURS as C } from './palette.ts';

interface RangoliDividerProps extends ArtProps {
  /** Width in pixels; the height is a tenth of it. */
  size?: number;
}

/** A line of rangoli between two parts of a page: a flower, dots and fading strokes. */
export function RangoliDivider({ size = 320, ...props }: RangoliDividerProps) {
  return (
    <svg viewBox="0 0 320 32" width={size} height={size / 10} aria-hidden="true" focusable={false} {...props}>
      {[-1, 1].map((side) => (
        <g key={side} transform={`translate(160 16) scale(${side} 1)`}>
          <path d="M70 0H150" stroke={C.line} strokeWidth="2" strokeLinecap="round" />
          <path d="M30 0C38 -9 50 -9 62 0C50 9 38 9 30 0Z" fill={C.leaf} />
          <path d="M35 0H58" stroke={C.candle} strokeWidth="1.6" strokeLinecap="round" />
          <path d="M82 -6L88 0L82 6L76 0Z" fill={C.gold} />
          <circle cx="24" r="2.4" fill={C.maroon} />
          <circle cx="98" r="2.6" fill={C.saffron} />
          <circle cx="110" r="2" fill={C.gold} />
          <circle cx="154" r="2" fill={C.line} />
        </g>
      ))}
      <g transform="translate(160 16)">
        {around(8).map((turn) => (
          <path
            key={turn}
            d="M0 -4C5 -8 4 -12 0 -15.5C-4 -12 -5 -8 0 -4Z"
            fill={turn % 90 ? C.saffron : C.maroon}
            transform={`rotate(${turn})`}
          />
        ))}
        <circle r="4.4" fill={C.gold} />
      </g>
    </svg>
  );
}
