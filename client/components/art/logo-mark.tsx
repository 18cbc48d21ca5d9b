import type { CSSProperties } from 'react';
import type { SitePalette } from '../../../rules/drawn-colours.ts';
import { useAssociation } from '../page/association.ts';
import { useSiteColours } from '../page/site-colours.ts';

interface LogoMarkProps {
  /** Width and height in pixels. */
  size?: number;
  style?: CSSProperties;
}

function Diya({ colours }: { colours: SitePalette }) {
  return (
    <>
      <path
        d="M32 9C40.5 19 42.6 25.5 40.4 31C38.2 36.6 25.8 36.6 23.6 31C21.4 25.5 23.5 19 32 9Z"
        fill={colours.accent}
      />
      <path
        d="M32 17.5C37 24 38.2 28 36.9 31.6C35.5 35.4 28.5 35.4 27.1 31.6C25.8 28 27 24 32 17.5Z"
        fill={colours.gold}
      />
      <path
        d="M11 35.5C14 50 23.5 53.5 32 53.5C40.5 53.5 50 50 53 35.5C40 39.5 24 39.5 11 35.5Z"
        fill={colours.accent}
      />
      <path
        d="M11 35.5C24 39.5 40 39.5 53 35.5C52.4 38.2 51.6 40.5 50.6 42.4
          C39 45.6 25 45.6 13.4 42.4C12.4 40.5 11.6 38.2 11 35.5Z"
        fill={colours.gold}
      />
      <circle cx="32" cy="48.6" r="1.7" fill={colours.deep} />
      <circle cx="24.6" cy="47.8" r="1.4" fill={colours.deep} />
      <circle cx="39.4" cy="47.8" r="1.4" fill={colours.deep} />
    </>
  );
}

function People({ colours }: { colours: SitePalette }) {
  return (
    <>
      <g fill={colours.accent}>
        <circle cx="19.5" cy="27.5" r="4.8" />
        <circle cx="44.5" cy="27.5" r="4.8" />
        <path d="M10.5 46C10.5 38 13.5 34 19.5 34C25.5 34 28.5 38 28.5 46ZM35.5 46C35.5 38 38.5 34 44.5 34C50.5 34 53.5 38 53.5 46Z" />
      </g>
      <g fill={colours.gold}>
        <circle cx="32" cy="21.5" r="6.6" />
        <path d="M19.5 48C19.5 36 24 30.5 32 30.5C40 30.5 44.5 36 44.5 48Z" />
      </g>
    </>
  );
}

/** The mark of an association without a logo of its own: a lit diya in a circle, or without a temple three people. */
export function LogoMark({ size = 48, ...props }: LogoMarkProps) {
  const colours = useSiteColours().day;
  const { drawings } = useAssociation();
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" focusable={false} {...props}>
      <circle cx="32" cy="32" r="32" fill={colours.main} />
      <circle cx="32" cy="32" r="28.6" fill="none" stroke={colours.gold} strokeWidth="1.4" />
      {drawings === 'temple' ? <Diya colours={colours} /> : <People colours={colours} />}
    </svg>
  );
}
