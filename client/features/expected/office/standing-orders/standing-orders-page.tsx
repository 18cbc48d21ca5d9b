import Box from '@mui/material/Box';
import { StandingOrderState, standingOrderFilterRules } from '../../../../../rules/standing-orders.ts';
import { FilterSelect } from '../../../../components/list/filter-fields.tsx';
import { FilterForm } from '../../../../components/list/filter-form.tsx';
import { useFilterAddress } from '../../../../components/list/use-filter-address.ts';
import { OfficeList } from '../../../../components/office/office-list.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { MoneyPage } from '../../../ledger/office/money-page.tsx';
import { ExpectedMonth } from './expected-month.tsx';
import { StandingOrderTable } from './standing-order-table.tsx';
import { useStandingOrdersQuery } from './standing-orders.generated.ts';

const PAGE_SIZE = 25;

/** What of it stands in the address; standing orders of one donor are on that donor's page. */
const orderFilterRules = standingOrderFilterRules.omit({ donorId: true });

/** Who gives every month: what is expected, what has come, and which have stopped. */
export function StandingOrdersPage() {
  const { t } = useTranslation();
  const list = useFilterAddress(orderFilterRules);
  const { values, page, toPage, narrowedBy } = list;
  const loaded = useStandingOrdersQuery({
    variables: {
      page,
      pageSize: PAGE_SIZE,
      ...values,
    },
    fetchPolicy: 'cache-and-network',
  });
  const { month, totalCount } = (loaded.data ?? loaded.previousData)?.standingOrders ?? {};
  const title = t('standingOrders.title');
  return (
    <MoneyPage title={title} lead={t('standingOrders.lead')}>
      {month && <ExpectedMonth month={month} />}
      <Box sx={{ mb: 3 }}>
        <FilterForm
          label={t('standingOrders.filter')}
          list={list}
          search={t('standingOrders.search')}
          found={totalCount}
        >
          {(field) => (
            <>
              <FilterSelect
                {...field('state')}
                label={t('standingOrders.state')}
                placeholder={t('filter.all')}
                width={180}
              >
                {Object.values(StandingOrderState).map((state) => (
                  <option key={state} value={state}>
                    {t(`standingOrders.states.${state}`)}
                  </option>
                ))}
              </FilterSelect>
            </>
          )}
        </FilterForm>
      </Box>
      <OfficeList
        result={loaded}
        listOf={(data) => data.standingOrders}
        page={page}
        pageSize={PAGE_SIZE}
        toPage={toPage}
        label={title}
        empty={t(narrowedBy > 0 ? 'standingOrders.noneMatch' : 'standingOrders.none')}
      >
        {(orders) => <StandingOrderTable orders={orders} />}
      </OfficeList>
    </MoneyPage>
  );
}
