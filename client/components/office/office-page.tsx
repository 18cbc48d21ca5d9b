import Container from '@mui/material/Container';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { BreadcrumbStep } from '../page/breadcrumb.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import { OfficeBreadcrumb } from './office-breadcrumb.tsx';

interface OfficePageProps {
  title: string;
  /** The pages between the dashboard and this one. */
  above?: readonly BreadcrumbStep[];
  /** Styles beside its own. */
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** A page of a section of the office: its path stands in the same place in each. */
export function OfficePage({ title, above = [], sx, children }: OfficePageProps) {
  // What is not there is called as the list above it.
  const steps = above.some(({ label }) => label === title) ? above : [...above, { label: title }];
  return (
    <Container sx={[{ pt: { xs: 1, md: 3 }, pb: 3 }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <PageMeta title={title} noindex />
      <OfficeBreadcrumb steps={steps} />
      {children}
    </Container>
  );
}
