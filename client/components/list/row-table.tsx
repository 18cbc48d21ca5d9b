import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useScrollIntoView } from './saved-row.ts';

export interface RowColumn<Row> {
  /** Tells columns with the same label apart. */
  key?: string;
  label: string;
  /** Instead of the label in the table's head, such as a link that sorts by it. */
  head?: ReactNode;
  /** How the rows are sorted by it, if they are. */
  sorted?: 'ascending' | 'descending';
  show: (row: Row) => ReactNode;
  /** Numbers stand below one another; on cards they are at the left as all else. */
  isNumber?: boolean;
  /** Styles of its cells. */
  sx?: SxProps;
}

interface RowTableProps<Row> {
  rows: readonly Row[];
  columns: readonly RowColumn<Row>[];
  /** Repeats the columns' labels in the cards, if the values alone do not explain themselves. */
  labelled?: boolean;
  /** The breakpoint from which it is a table instead of cards. */
  tableFrom?: TableFrom;
  /** Rows that were chosen. */
  chosenIds?: ReadonlySet<number>;
  /** The row that was just saved, which is scrolled into view and highlighted. */
  markedId?: number;
}

export type TableFrom = 'sm' | 'lg';

/** One table for all screens: on narrow ones each row becomes a card. */
function responsiveStyles(tableFrom: TableFrom) {
  const either = <Card, Columns>(card: Card, columns: Columns) => ({ xs: card, [tableFrom]: columns });
  return {
    display: either('block', 'table'),
    bgcolor: either('transparent', 'background.paper'),
    borderRadius: '16px',
    '& thead': { display: either('block', 'table-header-group') },
    // With cards the labels are for screen readers, and what is pressed there, such as a link that sorts, is for everybody.
    '& thead tr': { display: either('flex', 'table-row'), flexWrap: 'wrap', alignItems: 'center' },
    '& thead .label': {
      position: either('absolute', 'sticky'),
      width: either('1px', 'auto'),
      height: either('1px', 'auto'),
      overflow: either('hidden', 'visible'),
      clipPath: either('inset(50%)', 'none'),
    },
    '& th': {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      bgcolor: either('transparent', 'background.paper'),
      fontWeight: 600,
      borderBottomStyle: either('none', 'solid'),
    },
    // A finger does not hover: the arrows say what sorts.
    '@media (hover: none)': { '& th :not(.Mui-active) > .MuiTableSortLabel-icon': { opacity: 0.5 } },
    '& tbody': { display: either('block', 'table-row-group') },
    '& tbody tr': {
      display: either('block', 'table-row'),
      mb: 2,
      py: either(1, 0),
      // No shorthand: inside a media query it would reset the colour.
      borderStyle: 'solid',
      borderWidth: either('1px', 0),
      borderColor: 'divider',
      borderRadius: '12px',
      bgcolor: 'background.paper',
    },
    '& td': {
      display: either('block', 'table-cell'),
      verticalAlign: 'top',
      py: either(0.75, 1.25),
      borderStyle: 'solid',
      borderWidth: either(0, '0 0 1px'),
      borderColor: 'divider',
    },
    // Paper is narrower than a screen, and reads best as a table all the same.
    '@media print': {
      display: 'table',
      '& thead': { display: 'table-header-group' },
      '& thead tr': { display: 'table-row' },
      '& thead .label': { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
      '& tbody': { display: 'table-row-group' },
      '& tbody tr': { display: 'table-row', borderWidth: 0 },
      '& td': { display: 'table-cell', float: 'none', borderWidth: '0 0 1px' },
    },
  };
}

const MARKED = { bgcolor: 'action.selected', boxShadow: 'inset 4px 0 currentColor' } as const;

interface RowProps {
  isMarked: boolean;
  isChosen: boolean;
  children: ReactNode;
}

function Row({ isMarked, isChosen, children }: RowProps) {
  const element = useScrollIntoView<HTMLTableRowElement>(isMarked);
  return (
    <TableRow
      ref={element}
      role="row"
      aria-current={isMarked || undefined}
      sx={[isChosen && { bgcolor: 'action.selected' }, isMarked && MARKED]}
    >
      {children}
    </TableRow>
  );
}

/** A table of any rows. The roles are explicit, because browsers drop a table's semantics with `display: block`. */
export function RowTable<Row extends { id: number }>(props: RowTableProps<Row>) {
  const { rows, columns, labelled, tableFrom = 'sm', markedId, chosenIds } = props;
  const alignment = ({ isNumber }: RowColumn<Row>) =>
    isNumber ? { textAlign: { [tableFrom]: 'right' }, fontVariantNumeric: 'tabular-nums' } : {};
  const headOfCards = (theme: Theme) => ({ [theme.breakpoints.down(tableFrom)]: { padding: '0 12px 0 0' } });
  const keyOf = ({ key, label }: RowColumn<Row>) => key ?? label;
  return (
    <Table role="table" sx={responsiveStyles(tableFrom)}>
      <TableHead role="rowgroup">
        <TableRow role="row">
          {columns.map((column) => (
            <TableCell
              key={keyOf(column)}
              role="columnheader"
              aria-sort={column.sorted}
              className={column.head ? undefined : 'label'}
              // Also the cells' own styles: it stands over them.
              sx={[headOfCards, alignment(column), column.sx ?? {}].flat()}
            >
              {column.head ?? column.label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {rows.map((row) => (
          <Row key={row.id} isMarked={row.id === markedId} isChosen={chosenIds?.has(row.id) ?? false}>
            {columns.map((column) => (
              <TableCell key={keyOf(column)} role="cell" sx={[alignment(column), column.sx ?? {}].flat()}>
                {labelled && (
                  <Box aria-hidden sx={{ display: { [tableFrom]: 'none' }, color: 'text.secondary' }}>
                    {column.label}
                  </Box>
                )}
                {column.show(row)}
              </TableCell>
            ))}
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
