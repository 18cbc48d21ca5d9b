import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useUsedPages } from '../../components/page/page-parts.ts';
import styles from './section-link.module.css';

interface SectionLinkProps {
  to: string;
  onDark?: boolean;
  children: ReactNode;
}

/** The link from a section of the home page to the page with all of its content. */
export function SectionLink({ to, onDark = false, children }: SectionLinkProps) {
  const isUsed = useUsedPages();
  if (!isUsed(to)) return null;
  return (
    <Link to={to} className={`${styles.link} ${onDark ? styles.onDark : ''}`}>
      {children}
    </Link>
  );
}
