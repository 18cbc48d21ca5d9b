import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { SHEET_FIELDS, type SheetField } from '../../../../rules/imports.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useFieldName } from './use-field-name.ts';
import type { SheetImport, SheetPreview } from './use-sheet-import.ts';

interface ColumnFieldProps {
  field: SheetField;
  label: string;
  columns: SheetPreview['columns'];
  chosen: number | undefined;
  onChoose: (column: number | undefined) => void;
}

/** Which column of the file is this field. */
function ColumnField({ field, label, columns, chosen, onChoose }: ColumnFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const isMissing = Boolean(field.isRequired) && chosen === undefined;
  const samples = chosen === undefined ? '' : (columns[chosen]?.samples.join(' · ') ?? '');
  return (
    <FormControl fullWidth required={field.isRequired ?? false} error={isMissing}>
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

/** Compares the fields with the columns of the file. */
export function SheetColumns({ sheet, preview }: { sheet: SheetImport; preview: SheetPreview }) {
  const { t } = useTranslation();
  const fieldName = useFieldName(sheet.subject);
  return (
    <Box sx={{ mt: 4 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('imports.columns')}
      </Typography>
      {preview.missing.length > 0 && (
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('imports.columnsLead')}</Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {SHEET_FIELDS[sheet.subject].map((field) => (
          <ColumnField
            key={field.key}
            field={field}
            label={fieldName(field.key)}
            columns={preview.columns}
            chosen={sheet.columns?.[field.key]}
            onChoose={(column) => void sheet.chooseColumn(field.key, column)}
          />
        ))}
      </Box>
    </Box>
  );
}
