import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Breadcrumb } from '../page/breadcrumb.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import { PATHS } from '../page/paths.ts';
import { PAGE } from '../page/signed-in-only.tsx';

interface EntryPageProps {
  title: string;
  /** The breadcrumb's word for the page, if it is not the title. */
  step?: string;
  lead: string;
  children: ReactNode;
}

/** A page on which one enters the site: to log in, to register, to choose a new password. */
export function EntryPage({ title, step = title, lead, children }: EntryPageProps) {
  const { t } = useTranslation();
  return (
    <Container maxWidth="sm" sx={PAGE}>
      <PageMeta title={title} noindex />
      <Breadcrumb steps={[{ label: t('layout.home'), to: PATHS.home }, { label: step }]} />
      <PageHeading title={title} lead={lead} />
      {children}
    </Container>
  );
}
