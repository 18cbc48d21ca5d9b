import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './breadcrumb.module.css';

export interface BreadcrumbStep {
  label: string;
  to?: string;
}

interface BreadcrumbProps {
  /** From the home page to this page, which is the last one and has no address. */
  steps: readonly BreadcrumbStep[];
}

/** The path to this page: Home / LOGIN. */
export function Breadcrumb({ steps }: BreadcrumbProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('content.youAreHere')} className={styles.path}>
      <ol className="plain-list">
        {steps.map(({ label, to }, index) => (
          <li key={label}>
            {index > 0 && (
              <span aria-hidden className="text-soft">
                /
              </span>
            )}
            {to ? (
              <Link to={to}>{label}</Link>
            ) : (
              <span aria-current="page" className="text-soft">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
