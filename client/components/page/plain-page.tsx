import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './plain-page.module.css';

interface PlainPageProps {
  title: string;
  text: string;
  /** The button to another page. */
  action: { to: string; label: string };
  children?: ReactNode;
}

/** A page with only a short message and a button. */
export function PlainPage({ title, text, action, children }: PlainPageProps) {
  return (
    <div className={`page-width page-width-narrow ${styles.page}`}>
      {children}
      <h1 className="text-h1">{title}</h1>
      <p className={`text-body text-soft ${styles.text}`}>{text}</p>
      <Link to={action.to} className={`button button-filled ${styles.action}`}>
        {action.label}
      </Link>
    </div>
  );
}
