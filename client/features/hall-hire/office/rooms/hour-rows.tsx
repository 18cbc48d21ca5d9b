import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { FormSelectField } from '../../../../components/form/form-select-field.tsx';
import { FormTextField } from '../../../../components/form/form-text-field.tsx';
import { useCurrencySign } from '../../../../components/page/use-money.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { PenceField } from './number-field.tsx';
import { WeekdaysField } from './weekdays-field.tsx';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const NEW_ROW = {
  opening: { weekdays: EVERY_DAY, from: '08:00', to: '23:00' },
  prices: { weekdays: EVERY_DAY, from: '08:00', to: '23:00', per: 'HOUR', pence: 0, memberPence: null },
};

interface HourRowsProps {
  name: 'opening' | 'prices';
  title: string;
  hint: string;
  add: string;
}

/** Rows of days and hours, with what they cost if they are prices. */
export function HourRows({ name, title, hint, add }: HourRowsProps) {
  const { t } = useTranslation();
  const sign = useCurrencySign();
  const { control } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name });
  return (
    <Box component="section" aria-label={title} sx={{ mb: 3 }}>
      <Typography component="h3" variant="h5">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {hint}
      </Typography>
      {fields.map((row, index) => (
        <Box
          key={row.id}
          role="group"
          aria-label={`${title} ${index + 1}`}
          sx={{ p: 2, mb: 1.5, border: 1, borderColor: 'divider', borderRadius: '12px' }}
        >
          <WeekdaysField name={`${name}.${index}.weekdays`} label={t('hallCalendar.roomsPage.weekdays')} />
          <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: '1fr 1fr' }}>
            <FormTextField
              name={`${name}.${index}.from`}
              label={t('hallCalendar.booking.from')}
              type="time"
            />
            <FormTextField name={`${name}.${index}.to`} label={t('hallCalendar.booking.to')} type="time" />
          </Box>
          {name === 'prices' && (
            <Box
              sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }}
            >
              <PenceField
                name={`prices.${index}.pence`}
                label={t('hallCalendar.roomsPage.price', { sign })}
              />
              <PenceField
                name={`prices.${index}.memberPence`}
                label={t('hallCalendar.roomsPage.memberPrice', { sign })}
                hint={t('hallCalendar.roomsPage.memberHint')}
                mayBeEmpty
              />
              <FormSelectField
                name={`prices.${index}.per`}
                label={t('hallCalendar.roomsPage.per')}
                options={(['HOUR', 'ONCE'] as const).map((value) => ({
                  value,
                  label: t(`hallCalendar.roomsPage.pers.${value}`),
                }))}
              />
            </Box>
          )}
          <IconButton
            aria-label={`${title}: ${t('hallCalendar.roomsPage.removeRow', { row: index + 1 })}`}
            onClick={() => remove(index)}
          >
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
      <Button variant="outlined" onClick={() => append(NEW_ROW[name])}>
        {add}
      </Button>
    </Box>
  );
}
