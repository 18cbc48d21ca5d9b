import type { ReactNode } from 'react';
import { Drawing } from '../art/drawing.tsx';
import styles from './page-heading.module.css';

interface PageHeadingProps {
  title: string;
  /** A sentence or two below the title. */
  lead?: string;
  /** The page's main action, top right. */
  action?: ReactNode;
  /** Omits the ornament, on administration pages. */
  plain?: boolean;
}

/** A page's `h1`, with a lead and an action. */
export function PageHeading({ title, lead, action, plain = false }: PageHeadingProps) {
  return (
    <div className={`${styles.heading} ${plain ? styles.plain : ''}`}>
      <div className={styles.words}>
        <h1 className={plain ? 'text-h2' : 'text-h1'}>{title}</h1>
        {!plain && (
          <div className={styles.ornament}>
            <Drawing of="rangoli" width={200} />
          </div>
        )}
        {lead && <p className={`text-body text-soft ${styles.lead}`}>{lead}</p>}
      </div>
      {action}
    </div>
  );
}
