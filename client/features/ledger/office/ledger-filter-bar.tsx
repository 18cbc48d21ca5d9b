import Box from '@mui/material/Box';
import { DonationColumn, DonationStatus } from '../../../../rules/donation-states.ts';
import { type ledgerFilterRules, PaymentMethodFilter } from '../../../../rules/donations.ts';
import { FilterInput, FilterSelect } from '../../../components/list/filter-fields.tsx';
import { FilterForm } from '../../../components/list/filter-form.tsx';
import type { FilterAddress } from '../../../components/list/use-filter-address.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useColumnName } from '../use-column-name.ts';
import { useManagedDonationTypesQuery } from './managed-donation-types.generated.ts';

/** Filters by status, type, days and text. They are kept in the address, so that it can be bookmarked and shared. */
export function LedgerFilterBar({ list }: { list: FilterAddress<typeof ledgerFilterRules> }) {
  const { t } = useTranslation();
  const columnName = useColumnName();
  const { data } = useManagedDonationTypesQuery();
  const types = data?.allDonationTypes ?? [];
  return (
    <Box sx={{ mb: 3 }}>
      <FilterForm label={t('donations.filter')} list={list} search={t('donations.searchLabel')}>
        {(field) => (
          <>
            <FilterSelect
              {...field('status')}
              label={t('donations.statusLabel')}
              placeholder={t('filter.all')}
              width={150}
            >
              {Object.values(DonationStatus).map((status) => (
                <option key={status} value={status}>
                  {t(`donations.status.${status}`)}
                </option>
              ))}
            </FilterSelect>
            <FilterSelect
              {...field('subTypeId')}
              label={t('donations.typeLabel')}
              placeholder={t('filter.all')}
              width={220}
            >
              {Object.values(DonationColumn).map((column) => (
                <optgroup key={column} label={columnName(column)}>
                  {types
                    .filter((type) => type.column === column)
                    .map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                </optgroup>
              ))}
            </FilterSelect>
            <FilterSelect
              {...field('paymentMethod')}
              label={t('ways.label')}
              placeholder={t('filter.all')}
              width={150}
            >
              {Object.values(PaymentMethodFilter).map((method) => (
                <option key={method} value={method}>
                  {t(method === 'NOT_RECORDED' ? 'ways.none' : `ways.${method}`)}
                </option>
              ))}
            </FilterSelect>
            <FilterInput {...field('from')} type="date" label={t('donations.from')} width={150} />
            <FilterInput {...field('to')} type="date" label={t('donations.to')} width={150} />
          </>
        )}
      </FilterForm>
    </Box>
  );
}
