import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { FilterInput } from '../../../components/list/filter-fields.tsx';
import { FilterForm } from '../../../components/list/filter-form.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { daysQuery, ofYear, type useDays } from './use-days.ts';

interface DaysFilterProps extends Pick<ReturnType<typeof useDays>, 'list' | 'year' | 'days'> {
  label: string;
}

/** Chooses the days that a page is about: this year, last year, or any others. */
export function DaysFilter({ list, year, days, label }: DaysFilterProps) {
  const { t } = useTranslation();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button component={RouterLink} to={daysQuery(ofYear(year))} variant="outlined">
          {t('accounts.thisYear')}
        </Button>
        <Button component={RouterLink} to={daysQuery(ofYear(year - 1))} variant="outlined">
          {t('accounts.lastYear')}
        </Button>
      </Box>
      <Box sx={{ mb: 3 }}>
        <FilterForm label={label} list={{ ...list, filter: days }}>
          {(field) => (
            <>
              <FilterInput {...field('from')} type="date" label={t('donations.from')} width={170} />
              <FilterInput {...field('to')} type="date" label={t('donations.to')} width={170} />
            </>
          )}
        </FilterForm>
      </Box>
    </>
  );
}
