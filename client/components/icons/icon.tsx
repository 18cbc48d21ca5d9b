import type { FunctionComponent } from 'react';

interface IconProps {
  /** By default 24 px with text of ordinary size. */
  size?: 'small' | 'large';
}

const SIZES = { small: 'icon-small', large: 'icon-large' } as const;

/** A sign beside a word that says the same, so that screen readers do not hear of it. */
export type Icon = FunctionComponent<IconProps>;

/**
 * One of Google's Material icons (Apache License 2.0), which the office has from the kit.
 * @param outline its path, within 24 units
 */
export function icon(outline: string): Icon {
  return function DrawnIcon({ size }) {
    return (
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        focusable="false"
        className={`icon ${size ? SIZES[size] : ''}`}
      >
        <path d={outline} />
      </svg>
    );
  };
}
