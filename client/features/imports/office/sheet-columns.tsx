import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ColumnField } from '../../../components/office/column-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useFieldName } from './use-field-name.ts';
import type { SheetImport, SheetPreview } from './use-sheet-import.ts';

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
        {preview.fields.map((field) => (
          <ColumnField
            key={field.key}
            isRequired={field.isRequired ?? false}
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
