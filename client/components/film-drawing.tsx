import { around } from './art/art-props.ts';
import { ART_COLOURS as C } from './art/palette.ts';

const RINGS = [
  { radius: 118, petals: 24, fill: C.deep },
  { radius: 88, petals: 18, fill: C.glowing },
] as const;

/** A rangoli, where a film has no picture of its own. */
export function FilmDrawing() {
  return (
    <svg
      viewBox="0 0 480 270"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="480" height="270" fill={C.maroon} />
      {RINGS.map(({ radius, petals, fill }, ring) => (
        <g key={radius} transform="translate(240 115)" fill={fill}>
          {around(petals, ring * 10).map((turn) => (
            <path
              key={turn}
              d={`M0 ${26 - radius}C15 ${8 - radius} 15 ${-14 - radius} 0 ${-28 - radius}C-15 ${-14 - radius} -15 ${8 - radius} 0 ${26 - radius}Z`}
              transform={`rotate(${turn})`}
            />
          ))}
        </g>
      ))}
      <g transform="translate(240 115)" fill={C.saffron}>
        {around(18).map((turn) => (
          <circle key={turn} cy="-58" r="3" transform={`rotate(${turn})`} />
        ))}
      </g>
    </svg>
  );
}
