import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { cutText } from '../../../rules/cut-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface SheetColumn {
  heading: string;
  samples: string[];
}

/** Longer samples would make a choice unreadable. */
const SAMPLE_LENGTH = 30;

/** What a column is called: its heading, or else its number and the first that stands in it. */
export function useColumnName(): (column: SheetColumn, at: number) => string {
  const { t } = useTranslation();
  return ({ heading, samples: [sample] }, at) => {
    if (heading) return heading;
    const number = at + 1;
    if (!sample) return t('imports.unnamed', { number });
    return t('imports.unnamedAs', { number, sample: cutText(sample, SAMPLE_LENGTH) });
  };
}

interface ColumnFieldProps {
  isRequired: boolean;
  label: string;
  columns: readonly SheetColumn[];
  chosen: number | undefined;
  onChoose: (column: number | undefined) => void;
}

/** Which column of a spreadsheet is this field. */
export function ColumnField({ isRequired, label, columns, chosen, onChoose }: ColumnFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const columnName = useColumnName();
  const isMissing = isRequired && chosen === undefined;
  const samples = chosen === undefined ? '' : (columns[chosen]?.samples.join(' · ') ?? '');
  return (
    <FormControl fullWidth required={isRequired} error={isMissing}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5, color: 'text.primary', fontWeight: 600 }}>
        {label}
      </FormLabel>
      <NativeSelect
        id={id}
        value={chosen ?? ''}
        onChange={({ target: { value } }) => onChoose(value === '' ? undefined : Number(value))}
        input={<OutlinedInput />}
        inputProps={{ id, 'aria-describedby': `${id}-note` }}
      >
        <option value="">{t('imports.noColumn')}</option>
        {columns.map((one, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column has nothing but its position.
          <option key={column} value={column}>
            {columnName(one, column)}
          </option>
        ))}
      </NativeSelect>
      <FormHelperText id={`${id}-note`} sx={{ mx: 0, overflowWrap: 'anywhere' }}>
        {isMissing ? t('imports.needed') : samples && t('imports.for', { samples: samples.slice(0, 90) })}
      </FormHelperText>
    </FormControl>
  );
}
