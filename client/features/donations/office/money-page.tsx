import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { OfficeBreadcrumb } from '../../../components/office/office-breadcrumb.tsx';
import { Letterhead } from '../../../components/page/letterhead.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { NumberedSheets } from './numbered-sheets.tsx';

interface MoneyPageProps {
  title: string;
  lead: string;
  /** Beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page of the room Money. */
export function MoneyPage({ title, lead, action, children }: MoneyPageProps) {
  return (
    <Container sx={{ py: 4 }}>
      <PageMeta title={title} noindex />
      <NumberedSheets name={title} />
      <Letterhead onPaperOnly />
      <OfficeBreadcrumb steps={[{ label: title }]} />
      <PageHeading plain title={title} lead={lead} action={action} />
      {children}
    </Container>
  );
}
