import { useSiteColours } from '../page/site-colours.ts';

const ROADS = [
  'M-10 96L180 132L300 112L490 150',
  'M120 -10L150 126L132 290',
  'M330 -10L306 112L352 290',
  'M-10 216L140 214L330 206L490 236',
] as const;

const LANES = [
  'M-10 40L130 46',
  'M150 60L314 52',
  'M318 44L490 70',
  'M230 52L236 126',
  'M60 44L66 110',
  'M400 58L410 132',
  'M240 120L236 210',
  'M136 168L240 164',
  'M330 160L490 190',
  'M60 214L50 290',
  'M420 224L430 290',
] as const;

/** A drawing of an imaginary map with a pin, shown until the real map is loaded. */
export function StreetMap() {
  const colours = useSiteColours().day;
  return (
    <svg
      viewBox="0 0 480 270"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={{ filter: 'var(--picture-light)' }}
    >
      <rect width="480" height="270" fill={colours.cream} />
      <path d="M336 212L490 242V290H354Z" fill={colours.shoot} opacity="0.35" />
      <path d="M-10 -10H116L128 40L-10 34Z" fill={colours.shoot} opacity="0.35" />
      <path d="M-10 262C90 236 170 286 270 250S410 262 490 274V290H-10Z" fill={colours.candle} />
      <g fill="none" stroke={colours.line} strokeWidth="9">
        {LANES.map((lane) => (
          <path key={lane} d={lane} />
        ))}
      </g>
      <g fill="none" stroke={colours.peach} strokeWidth="16">
        {ROADS.map((road) => (
          <path key={road} d={road} />
        ))}
      </g>
      <g fill="none" stroke={colours.white} strokeWidth="11">
        {ROADS.map((road) => (
          <path key={road} d={road} />
        ))}
      </g>
      <g transform="translate(240 128)">
        <ellipse rx="13" ry="4.5" fill={colours.soft} opacity="0.5" />
        <path d="M0 0C-6 -18 -24 -30 -24 -50A24 24 0 1 1 24 -50C24 -30 6 -18 0 0Z" fill={colours.main} />
        <circle cy="-50" r="10" fill={colours.gold} />
      </g>
    </svg>
  );
}
