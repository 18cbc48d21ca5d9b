import { type ArtProps, around } from '../../components/art/art-props.ts';
import { ART_COLOURS as C } from '../../components/art/palette.ts';

interface GarlandProps {
  x: number;
  flower: string;
  heart: string;
}

/** One wedding garland: marigolds in a ring, with a leaf between each two. */
function Garland({ x, flower, heart }: GarlandProps) {
  return (
    <g transform={`translate(${x} 62)`}>
      {around(12, 15).map((turn) => (
        <ellipse key={turn} cy="-43" rx="8" ry="3.4" fill={C.leaf} transform={`rotate(${turn})`} />
      ))}
      {around(12).map((turn) => (
        <g key={turn} transform={`rotate(${turn}) translate(0 -43)`}>
          {around(8).map((petal) => (
            <circle key={petal} cy="-5.6" r="4.2" fill={flower} transform={`rotate(${petal})`} />
          ))}
          <circle r="4.6" fill={heart} />
        </g>
      ))}
    </g>
  );
}

/** Two garlands, one over the other, as bride and groom exchange them. */
export function Varmala(props: ArtProps) {
  return (
    <svg viewBox="0 0 180 124" width="100%" aria-hidden="true" focusable={false} {...props}>
      <Garland x={60} flower={C.saffron} heart={C.gold} />
      <Garland x={120} flower={C.maroon} heart={C.peach} />
    </svg>
  );
}
