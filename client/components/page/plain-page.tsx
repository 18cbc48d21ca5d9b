import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './plain-page.module.css';

interface PlainPageProps {
  /** A small line above the title. */
  eyebrow?: string;
  title: string;
  text: string;
  /** The button to another page. */
  action: { to: string; label: string };
  children?: ReactNode;
}

/** A page with only a short message and a button. */
export function PlainPage({ eyebrow, title, text, action, children }: PlainPageProps) {
  return (
    <div className={`page-width page-width-narrow ${styles.page}`}>
      {children}
      {eyebrow && <p className="text-body text-accent">{eyebrow}</p>}
      <h1 className="text-h1">{title}</h1>
      <p className={`text-body text-soft ${styles.text}`}>{text}</p>
      <Link to={action.to} className={`button button-filled ${styles.action}`}>
        {action.label}
      </Link>
    </div>
  );
}
