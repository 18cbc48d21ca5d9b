import Typography from '@mui/material/Typography';
import type { MessageKey } from '../../../../rules/messages.ts';
import { RowTable } from '../../../components/list/row-table.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Rows that are named at once. */
const MOST_SHOWN = 20;

interface NamedRowsProps {
  rows: readonly { number: number; label: string; messageKey?: string }[];
}

/** Rows of a bank's file by their numbers, and why they are named. */
export function NamedRows({ rows }: NamedRowsProps) {
  const { t } = useTranslation();
  const more = rows.length - MOST_SHOWN;
  const shown = rows.slice(0, MOST_SHOWN).map((row) => ({ ...row, id: row.number }));
  type Row = (typeof shown)[number];
  const why = {
    label: t('imports.why'),
    show: ({ messageKey }: Row) => t(`messages.${messageKey as MessageKey}`),
  };
  return (
    <>
      <RowTable
        rows={shown}
        columns={[
          { label: t('imports.row'), show: ({ number }) => number },
          { label: t('bank.says'), show: ({ label }) => label, sx: { overflowWrap: 'anywhere' } },
          ...(rows.some(({ messageKey }) => messageKey) ? [why] : []),
        ]}
        labelled
      />
      {more > 0 && <Typography sx={{ mt: 1 }}>{t('imports.more', { count: more })}</Typography>}
    </>
  );
}
