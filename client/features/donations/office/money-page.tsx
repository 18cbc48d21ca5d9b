import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { OfficePage } from '../../../components/office/office-page.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { NumberedSheets } from './numbered-sheets.tsx';

/** What is pressed is no use on paper. */
const PRINTED = {
  '@media print': {
    'main :is(nav, .MuiButton-root, .MuiIconButton-root, .MuiCheckbox-root)': { display: 'none !important' },
  },
} as const;

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
      <GlobalStyles styles={PRINTED} />
      <PageHeading plain title={title} lead={lead} action={action} />
      {children}
    </OfficePage>
  );
}
