import { Link } from 'react-router-dom';
import { useUsedPages } from '../page/page-parts.ts';
import styles from './other-page.module.css';

interface OtherPageProps {
  question: string;
  label: string;
  to: string;
}

/** A question such as "No account?", and a link to the page for those who say yes; nothing where the site has no such page. */
export function OtherPage({ question, label, to }: OtherPageProps) {
  const isUsed = useUsedPages();
  if (!isUsed(to)) return null;
  return (
    <p className={`text-body ${styles.other}`}>
      {question} <Link to={to}>{label}</Link>
    </p>
  );
}
