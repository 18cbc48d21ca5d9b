import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../../../components/page/breadcrumb.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { useUsedPages } from '../../../components/page/page-parts.ts';
import { PATHS } from '../../../components/page/paths.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
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
  const { t } = useTranslation();
  const isUsed = useUsedPages();
  const ledger = isUsed(PATHS.donationLedger) ? { to: PATHS.donationLedger } : {};
  return (
    <Container sx={{ py: 4 }}>
      <PageMeta title={title} noindex />
      <NumberedSheets name={title} />
      <GlobalStyles styles={PRINTED} />
      <Breadcrumb steps={[{ label: t('office.money'), ...ledger }, { label: title }]} />
      <PageHeading plain title={title} lead={lead} action={action} />
      {children}
    </Container>
  );
}
