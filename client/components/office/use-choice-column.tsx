import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { RowColumn } from '../list/row-table.tsx';

interface Choice<Row> {
  rows: readonly Row[];
  chosen: ReadonlyMap<number, Row>;
  choose: (chosen: ReadonlyMap<number, Row>) => void;
  /** By default each. */
  mayBeChosen?: (row: Row) => boolean;
  /** A row's name, for screen readers. */
  nameOf: (row: Row) => string;
  /** The breakpoint from which the list is a table instead of cards. */
  tableFrom: 'sm' | 'lg';
}

/** The column of a list in which rows are chosen, one by one or all of the page. */
export function useChoiceColumn<Row extends { id: number }>(): (choice: Choice<Row>) => RowColumn<Row> {
  const { t } = useTranslation();
  return ({ rows, chosen, choose: onChoose, mayBeChosen = () => true, nameOf, tableFrom }) => {
    const offered = rows.filter(mayBeChosen);
    const count = offered.filter(({ id }) => chosen.has(id)).length;
    const choose = (some: readonly Row[], isChosen: boolean) => {
      const next = new Map(chosen);
      for (const row of some) {
        if (isChosen) next.set(row.id, row);
        else next.delete(row.id);
      }
      onChoose(next);
    };
    return {
      label: t('contentList.choose'),
      head: (
        <FormControlLabel
          control={
            <Checkbox
              checked={count > 0 && count === offered.length}
              indeterminate={count > 0 && count < offered.length}
              disabled={offered.length === 0}
              onChange={({ target }) => choose(offered, target.checked)}
              slotProps={{ input: { 'aria-label': t('contentList.chooseAll') } }}
            />
          }
          label={t('contentList.chooseAll')}
          sx={{ m: 0, '& .MuiFormControlLabel-label': { display: { [tableFrom]: 'none' } } }}
        />
      ),
      show: (row) =>
        mayBeChosen(row) && (
          <Checkbox
            checked={chosen.has(row.id)}
            onChange={({ target }) => choose([row], target.checked)}
            slotProps={{ input: { 'aria-label': t('contentList.chooseOne', { name: nameOf(row) }) } }}
          />
        ),
      sx: {
        width: { [tableFrom]: '1%' },
        p: { [tableFrom]: 0.5 },
        float: { xs: 'right', [tableFrom]: 'none' },
        // With cards what chooses all has a line of its own.
        flexBasis: { xs: '100%', [tableFrom]: 'auto' },
      },
    };
  };
}
