import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BesidePicture } from '../page/beside-picture.tsx';
import { Breadcrumb } from '../page/breadcrumb.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import { PATHS } from '../page/paths.ts';

interface AuthenticationPageProps {
  title: string;
  /** The page's name in the breadcrumb, if it is not the title. */
  step?: string;
  lead: string;
  children: ReactNode;
}

/** A page to log in, to register or to choose a new password. */
export function AuthenticationPage({ title, step = title, lead, children }: AuthenticationPageProps) {
  const { t } = useTranslation();
  return (
    <div className="page-width page-padding">
      <PageMeta title={title} noindex />
      <Breadcrumb steps={[{ label: t('layout.home'), to: PATHS.home }, { label: step }]} />
      <PageHeading title={title} lead={lead} />
      <BesidePicture>{children}</BesidePicture>
    </div>
  );
}
