import type { RowColumn } from '../../../components/list/row-table.tsx';
import { RowCell } from '../../../components/office/row-cell.tsx';
import { useMoney } from '../../../components/page/use-money.ts';
import { useLineDay } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LineActions } from './line-actions.tsx';
import { LineChip } from './line-chip.tsx';
import { LineMeaning } from './line-meaning.tsx';
import { type Line, useLineActs } from './use-line-acts.ts';

/** What the bank says beside what we think and why. */
export function useLineColumns(): RowColumn<Line>[] {
  const { t } = useTranslation();
  const money = useMoney();
  const dayText = useLineDay();
  const acts = useLineActs();
  return [
    { label: t('bank.day'), show: ({ day }) => dayText(day), sx: { whiteSpace: 'nowrap' } },
    { label: t('bank.says'), show: ({ description }) => <RowCell>{description}</RowCell> },
    {
      label: t('bank.amount'),
      show: ({ amountPence }) => <RowCell isFigure>{money(amountPence)}</RowCell>,
      isNumber: true,
    },
    { label: t('bank.think'), show: (line) => <LineMeaning line={line} /> },
    { label: t('bank.why'), show: (line) => <LineChip line={line} /> },
    {
      label: t('content.actions'),
      show: (line) => <LineActions line={line} acts={acts} />,
      sx: { '& .MuiButton-root': { whiteSpace: { lg: 'nowrap' } } },
    },
  ];
}
