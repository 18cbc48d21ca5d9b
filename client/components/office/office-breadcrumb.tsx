import { useTranslation } from '../../i18n/use-translation.ts';
import { Breadcrumb, type BreadcrumbStep } from '../page/breadcrumb.tsx';
import { PATHS } from '../page/paths.ts';

interface OfficeBreadcrumbProps {
  /** From the section to this page, which is the last one and has no address. */
  steps: readonly BreadcrumbStep[];
}

/** The path to a page of the office, which begins at the dashboard in every section. */
export function OfficeBreadcrumb({ steps }: OfficeBreadcrumbProps) {
  const { t } = useTranslation();
  return <Breadcrumb steps={[{ label: t('admin.dashboard'), to: PATHS.adminDashboard }, ...steps]} />;
}
