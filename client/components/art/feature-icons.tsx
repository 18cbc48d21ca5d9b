import type { ReactNode } from 'react';
import { type ArtProps } from './art-props.ts';
import { ART_COLOURS as C } from './palette.ts';

interface IconProps extends ArtProps {
  /** Width and height in pixels. */
  size?: number;
}

function Icon({ size = 52, children, ...props }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
      focusable={false}
      style={{ flexShrink: 0 }}
      {...props}
    >
      {children}
    </svg>
  );
}

/** A calendar whose day is a lamp. */
export function EventsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 18H43V38A5 5 0 0 1 38 43H10A5 5 0 0 1 5 38Z" fill={C.peach} />
      <path d="M10 8H38A5 5 0 0 1 43 13V19H5V13A5 5 0 0 1 10 8Z" fill={C.maroon} />
      <path d="M14 5V12M34 5V12" stroke={C.saffron} strokeWidth="4" strokeLinecap="round" />
      <path d="M24 21C28 26 29 28 28 30.6C26.8 33 21.2 33 20 30.6C19 28 20 26 24 21Z" fill={C.saffron} />
      <path d="M13 31C14 38 19 39.6 24 39.6C29 39.6 34 38 35 31C29 33 19 33 13 31Z" fill={C.maroon} />
    </Icon>
  );
}

/** Three people, shoulder to shoulder. */
export function MembersIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10.5" cy="19" r="5.5" fill={C.saffron} />
      <circle cx="37.5" cy="19" r="5.5" fill={C.saffron} />
      <path d="M1 41C1 31 4 26 10.5 26C17 26 20 31 20 41Z" fill={C.saffron} />
      <path d="M28 41C28 31 31 26 37.5 26C44 26 47 31 47 41Z" fill={C.saffron} />
      <circle cx="24" cy="14" r="7.5" fill={C.maroon} />
      <path d="M10.5 43C10.5 30 15 23.5 24 23.5C33 23.5 37.5 30 37.5 43Z" fill={C.maroon} />
      <path d="M17 29L28.5 40.5" stroke={C.saffron} strokeWidth="3" strokeLinecap="round" />
    </Icon>
  );
}

/** A heart with a lamp's flame, held in an open hand. */
export function DonationIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        d="M24 35C12 27 7 21 7 14.5C7 5 19 3.5 24 12C29 3.5 41 5 41 14.5C41 21 36 27 24 35Z"
        fill={C.maroon}
      />
      <path
        d="M24 13C28.5 18.6 29.6 21 28.4 24C27.2 26.8 20.8 26.8 19.6 24C18.4 21 19.5 18.6 24 13Z"
        fill={C.saffron}
      />
      <path
        d="M5 34C10 33 13 35 17 38C22 41 27 41 31 38C35 35 39 32.5 43 34
          C42 41 34 45.5 24 45.5C14 45.5 7 42 5 34Z"
        fill={C.saffron}
      />
    </Icon>
  );
}
