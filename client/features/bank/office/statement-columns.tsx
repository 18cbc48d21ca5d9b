import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ColumnField, useColumnName } from '../../../components/office/column-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Layout, StatementPreview, StatementUpload } from './use-statement-upload.ts';

interface StatementColumnsProps {
  upload: StatementUpload;
  preview: StatementPreview;
}

/** Until the file is read. */
const NO_COLUMNS: Layout = {
  day: null,
  descriptions: [],
  amount: null,
  moneyIn: null,
  moneyOut: null,
  balance: null,
};

type SingleField = Exclude<keyof Layout, 'descriptions'>;

/** Which column is what: as it was recognised or remembered, and to be corrected. */
export function StatementColumns({ upload, preview: { columns } }: StatementColumnsProps) {
  const { t } = useTranslation();
  const columnName = useColumnName();
  const layout = upload.layout ?? NO_COLUMNS;
  const [isApart, setIsApart] = useState(typeof (layout.moneyIn ?? layout.moneyOut) === 'number');
  const choose = (changed: Partial<Layout>) => void upload.chooseLayout({ ...layout, ...changed });
  const field = (key: SingleField, isRequired = false) => (
    <ColumnField
      key={key}
      isRequired={isRequired}
      label={t(`bank.fields.${key}`)}
      columns={columns}
      chosen={layout[key] ?? undefined}
      onChoose={(column) => choose({ [key]: column ?? null })}
    />
  );
  const tick = (column: number, isTicked: boolean) => {
    const others = layout.descriptions.filter((one) => one !== column);
    choose({ descriptions: isTicked ? [...others, column].sort((one, other) => one - other) : others });
  };
  return (
    <Box sx={{ mt: 4 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('imports.columns')}
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('bank.columnsLead')}</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {field('day', true)}
        {field('balance')}
      </Box>
      <FormControl component="fieldset" required sx={{ mt: 2, display: 'block' }}>
        <FormLabel component="legend" sx={{ color: 'text.primary', fontWeight: 600 }}>
          {t('bank.fields.descriptions')}
        </FormLabel>
        <Typography sx={{ color: 'text.secondary' }}>{t('bank.severalHint')}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {columns.map((one, column) => (
            <FormControlLabel
              // biome-ignore lint/suspicious/noArrayIndexKey: a column has nothing but its position.
              key={column}
              control={
                <Checkbox
                  checked={layout.descriptions.includes(column)}
                  onChange={(_event, isTicked) => tick(column, isTicked)}
                />
              }
              label={columnName(one, column)}
              sx={{ minHeight: 44 }}
            />
          ))}
        </Box>
      </FormControl>
      <FormControl component="fieldset" sx={{ my: 2, display: 'block' }}>
        <FormLabel component="legend" id="bank-where" sx={{ color: 'text.primary', fontWeight: 600 }}>
          {t('bank.where')}
        </FormLabel>
        <RadioGroup
          aria-labelledby="bank-where"
          value={isApart ? 'apart' : 'one'}
          onChange={(_event, value) => {
            setIsApart(value === 'apart');
            choose({ amount: null, moneyIn: null, moneyOut: null });
          }}
        >
          <FormControlLabel
            value="one"
            control={<Radio />}
            label={t('bank.oneColumn')}
            sx={{ minHeight: 44 }}
          />
          <FormControlLabel
            value="apart"
            control={<Radio />}
            label={t('bank.twoColumns')}
            sx={{ minHeight: 44 }}
          />
        </RadioGroup>
      </FormControl>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {isApart ? [field('moneyIn', true), field('moneyOut')] : field('amount', true)}
      </Box>
    </Box>
  );
}
