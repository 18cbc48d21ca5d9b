import type { ReactNode } from 'react';
import { Letterhead } from '../page/letterhead.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { NumberedSheets } from './numbered-sheets.tsx';
import { OfficePage } from './office-page.tsx';

interface SectionPageProps {
  title: string;
  lead?: string;
  /** Beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** The page of a section of the office; on paper it has the letterhead, and its sheets have numbers. */
export function SectionPage({ title, lead, action, children }: SectionPageProps) {
  return (
    <OfficePage title={title}>
      <NumberedSheets name={title} />
      <Letterhead onPaperOnly />
      <PageHeading plain title={title} lead={lead} action={action} />
      {children}
    </OfficePage>
  );
}
