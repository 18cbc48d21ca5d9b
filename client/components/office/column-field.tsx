import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

interface ColumnFieldProps {
  isRequired: boolean;
  label: string;
  columns: readonly { heading: string; samples: string[] }[];
  chosen: number | undefined;
  onChoose: (column: number | undefined) => void;
}

/** Which column of a spreadsheet is this field. */
export function ColumnField({ isRequired, label, columns, chosen, onChoose }: ColumnFieldProps) {
  const { t } = useTranslation();
  const id = useId();
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
        {columns.map(({ heading }, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column has nothing but its position.
          <option key={column} value={column}>
            {heading || t('imports.unnamed', { number: column + 1 })}
          </option>
        ))}
      </NativeSelect>
      <FormHelperText id={`${id}-note`} sx={{ mx: 0, overflowWrap: 'anywhere' }}>
        {isMissing ? t('imports.needed') : samples && t('imports.for', { samples: samples.slice(0, 90) })}
      </FormHelperText>
    </FormControl>
  );
}
