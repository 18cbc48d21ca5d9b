import type { ReactNode } from 'react';
import styles from './fact-rows.module.css';

/** A label and its value. */
export type Fact = readonly [label: string, value: ReactNode];

interface FactRowsProps {
  facts: readonly Fact[];
  /** Reduces the spacing, for cards. */
  dense?: boolean;
  /** Draws a line above each. */
  lined?: boolean;
}

/** Labels next to their values. */
export function FactRows({ facts, dense = false, lined = false }: FactRowsProps) {
  const look = dense ? `text-small ${styles.dense}` : 'text-body';
  return (
    <dl className={`${styles.facts} ${look} ${lined ? styles.lined : ''}`}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
