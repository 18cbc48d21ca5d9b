import Alert from '@mui/material/Alert';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PrintDialog } from '../../../components/dialogs/print-dialog.tsx';
import { NumberedSheets } from '../../../components/office/numbered-sheets.tsx';
import { Letterhead } from '../../../components/page/letterhead.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

interface PrintedListDialogProps<Row> {
  title: string;
  /** What else is to be known of it, below the title. */
  about?: string;
  /** As `useAllPages` has loaded them. */
  state: 'loading' | 'ready' | 'changed' | 'failed';
  rows: readonly Row[];
  keyOf: (row: Row) => number;
  columns: readonly { label: string; show: (row: Row) => ReactNode; align?: 'right' }[];
  /** Below the list: its sum. */
  sum: string;
  onClose: () => void;
}

/** A list that is printed whole, with its sum, for the folder of whoever checks the books. */
export function PrintedListDialog<Row>(props: PrintedListDialogProps<Row>) {
  const { title, about, state, rows, keyOf, columns, sum, onClose } = props;
  const { t } = useTranslation();
  const isReady = state === 'ready';
  return (
    <PrintDialog canPrint={isReady} maxWidth="md" onClose={onClose}>
      {(titleId) => (
        <>
          <NumberedSheets name={title} />
          <Letterhead onPaperOnly />
          <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 2 }}>
            {title}
          </Typography>
          {about && <Typography sx={{ mb: 2 }}>{about}</Typography>}
          {state === 'changed' && <Alert severity="warning">{t('donations.printChanged')}</Alert>}
          {state === 'failed' && <Alert severity="error">{t('donations.printStopped')}</Alert>}
          {state === 'loading' && <Placeholder variant="rectangular" height={240} />}
          {isReady && (
            <>
              <Table size="small" sx={{ '& td, & th': { px: 1, overflowWrap: 'anywhere' } }}>
                <TableHead>
                  <TableRow>
                    {columns.map(({ label, align }) => (
                      <TableCell key={label} align={align}>
                        {label}
                      </TableCell>
                    ))}
                  </TableRow>
                </TableHead>
                <TableBody>
                  {rows.map((row) => (
                    <TableRow key={keyOf(row)} sx={{ breakInside: 'avoid' }}>
                      {columns.map(({ label, show, align }) => (
                        <TableCell key={label} align={align}>
                          {show(row)}
                        </TableCell>
                      ))}
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
              <Typography sx={{ mt: 2, fontWeight: 600, textAlign: 'right' }}>{sum}</Typography>
            </>
          )}
        </>
      )}
    </PrintDialog>
  );
}
