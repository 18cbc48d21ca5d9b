import { type ReactNode, useContext } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Breadcrumb, type BreadcrumbStep } from './breadcrumb.tsx';
import styles from './framed-page.module.css';
import { InOfficeContext } from './in-office.ts';
import { PageHeading } from './page-heading.tsx';
import { PageMeta } from './page-meta.tsx';
import { PATHS } from './paths.ts';

interface FramedPageProps {
  title: string;
  /** The pages between the beginning of the path, home or the office's dashboard, and this page. */
  above?: readonly BreadcrumbStep[];
  lead?: string;
  /** The page's main action, right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page that stands in the frame for visitors or in the office's: its path and its heading are as there. */
export function FramedPage({ title, above = [], lead, action, children }: FramedPageProps) {
  const { t } = useTranslation();
  const isInOffice = useContext(InOfficeContext);
  const start = isInOffice
    ? { label: t('layout.dashboard'), to: PATHS.adminDashboard }
    : { label: t('layout.home'), to: PATHS.home };
  return (
    <div className={isInOffice ? `page-width ${styles.inOffice}` : 'page-width page-padding'}>
      <PageMeta title={title} noindex />
      <Breadcrumb steps={[start, ...above, { label: title }]} />
      <PageHeading plain={isInOffice} title={title} lead={lead} action={action} />
      {children}
    </div>
  );
}
