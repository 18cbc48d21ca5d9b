import type { ReactNode } from 'react';
import { OfficePage } from '../../../components/office/office-page.tsx';
import { Letterhead } from '../../../components/page/letterhead.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
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
    <OfficePage title={title}>
      <NumberedSheets name={title} />
      <Letterhead onPaperOnly />
      <PageHeading plain title={title} lead={lead} action={action} />
      {children}
    </OfficePage>
  );
}
