import type { ReactNode } from 'react';
import { Placeholder } from '../../components/page/placeholder.tsx';
import styles from './candidate-card.module.css';

interface CandidateGridProps {
  /** `li` elements. */
  children: ReactNode;
  /** Hides the grid from screen readers, for placeholders. */
  hidden?: boolean;
}

/** Two cards in a row, so that a page of four is a square. */
export function CandidateGrid({ children, hidden }: CandidateGridProps) {
  return (
    <ul aria-hidden={hidden} className={`plain-list ${styles.grid}`}>
      {children}
    </ul>
  );
}

/** Reserves the space of a page of cards. */
export function CandidateGridPlaceholder({ count }: { count: number }) {
  const cards = Array.from({ length: count }, (_, index) => index);
  return (
    <CandidateGrid hidden>
      {cards.map((card) => (
        <li key={card}>
          <div className={`card ${styles.card}`}>
            <div className={styles.photo}>
              <Placeholder variant="rectangular" style={{ display: 'block', height: '100%' }} />
            </div>
            <div className={styles.waiting}>
              <Placeholder width="70%" height={36} />
              <Placeholder style={{ marginTop: 8 }} />
              <Placeholder width="80%" />
              <Placeholder width="90%" />
            </div>
          </div>
        </li>
      ))}
    </CandidateGrid>
  );
}
