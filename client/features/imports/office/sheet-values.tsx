import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { DeclarationCover, DeclarationMethod } from '../../../../rules/gift-aid.ts';
import { NEW_DONOR } from '../../../../rules/imports.ts';
import type { PaymentMethod } from '../../../../rules/payment-methods.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useFieldName } from './use-field-name.ts';
import type { SaidValue, SheetImport } from './use-sheet-import.ts';

interface ValueFieldProps {
  value: SaidValue;
  sheet: SheetImport;
}

/** What a choice is called: those of the books have their own names. */
function useChoiceText(): (field: string, choice: string) => string {
  const { t } = useTranslation();
  return (field, choice) => {
    if (field === 'paymentMethod') return t(`paymentMethods.${choice as PaymentMethod}`);
    if (field === 'cover') return t(`imports.covers.${choice as DeclarationCover}`);
    if (field === 'declarationMethod') return t(`imports.declarationMethods.${choice as DeclarationMethod}`);
    return choice === NEW_DONOR ? t('imports.newDonor') : choice;
  };
}

/** What a name of the file means. */
function ValueField({ value, sheet }: ValueFieldProps) {
  const { t } = useTranslation();
  const fieldName = useFieldName(sheet.subject);
  const choiceText = useChoiceText();
  const id = useId();
  const { field, written, rows, choices, meant } = value;
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id} sx={{ mb: 0.5, color: 'text.primary', overflowWrap: 'anywhere' }}>
        {t('imports.valueOf', { field: fieldName(field), written, count: rows })}
      </FormLabel>
      <NativeSelect
        id={id}
        value={meant}
        onChange={({ target }) => void sheet.chooseValue({ ...value, meant: target.value })}
        input={<OutlinedInput />}
        inputProps={{ id }}
      >
        <option value="">{t('imports.valueOpen')}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choiceText(field, choice)}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}

/** Asks what the names of the file mean that the site does not know. */
export function SheetValues({ sheet }: { sheet: SheetImport }) {
  const { t } = useTranslation();
  if (sheet.values.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="sheet-values" sx={{ mt: 4 }}>
      <Typography variant="h3" component="h2" id="sheet-values" sx={{ mb: 1 }}>
        {t('imports.values')}
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('imports.valuesLead')}</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {sheet.values.map((value) => (
          <ValueField key={JSON.stringify([value.field, value.written])} value={value} sheet={sheet} />
        ))}
      </Box>
    </Box>
  );
}
