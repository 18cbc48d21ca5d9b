import Box from '@mui/material/Box';
import { ReceiptState, receiptFilterRules } from '../../../../../rules/receipts.ts';
import { FilterSelect } from '../../../../components/list/filter-fields.tsx';
import { FilterForm } from '../../../../components/list/filter-form.tsx';
import { useFilterAddress } from '../../../../components/list/use-filter-address.ts';
import { OfficeList } from '../../../../components/office/office-list.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { MoneyPage } from '../money-page.tsx';
import { ReceiptTable } from './receipt-table.tsx';
import { useReceiptsQuery, useReceiptYearsQuery } from './receipts.generated.ts';

const PAGE_SIZE = 25;

/** The register of receipts: found by number, donor, year and state, printed and mailed again. */
export function ReceiptsPage() {
  const { t } = useTranslation();
  const list = useFilterAddress(receiptFilterRules);
  const { values, page, toPage, narrowedBy } = list;
  const { data: known } = useReceiptYearsQuery({ fetchPolicy: 'cache-and-network' });
  const loaded = useReceiptsQuery({
    variables: {
      page,
      pageSize: PAGE_SIZE,
      filter: values,
    },
    fetchPolicy: 'cache-and-network',
  });
  const title = t('receipts.title');
  return (
    <MoneyPage title={title} lead={t('receipts.lead')}>
      <Box sx={{ mb: 3 }}>
        <FilterForm
          label={t('receipts.filter')}
          list={list}
          search={t('receipts.search')}
          found={loaded.data?.receipts.totalCount}
        >
          {(field) => (
            <>
              <FilterSelect
                {...field('year')}
                label={t('receipts.year')}
                placeholder={t('filter.all')}
                width={130}
              >
                {(known?.receiptYears ?? []).map((year) => (
                  <option key={year} value={year}>
                    {year}
                  </option>
                ))}
              </FilterSelect>
              <FilterSelect
                {...field('state')}
                label={t('receipts.state')}
                placeholder={t('filter.all')}
                width={170}
              >
                {Object.values(ReceiptState).map((state) => (
                  <option key={state} value={state}>
                    {t(`receipts.states.${state}`)}
                  </option>
                ))}
              </FilterSelect>
            </>
          )}
        </FilterForm>
      </Box>
      <OfficeList
        result={loaded}
        listOf={(data) => data.receipts}
        page={page}
        pageSize={PAGE_SIZE}
        toPage={toPage}
        label={title}
        empty={t(narrowedBy > 0 ? 'receipts.noneMatch' : 'receipts.none')}
      >
        {(receipts) => <ReceiptTable receipts={receipts} />}
      </OfficeList>
    </MoneyPage>
  );
}
