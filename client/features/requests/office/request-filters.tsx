import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { RequestKind, RequestState } from '../../../../rules/request-kinds.ts';
import { requestFilterRules } from '../../../../rules/requests.ts';
import { withFilter } from '../../../components/list/filter-address.ts';
import { FilterSelect } from '../../../components/list/filter-fields.tsx';
import { FilterForm } from '../../../components/list/filter-form.tsx';
import type { FilterAddress } from '../../../components/list/use-filter-address.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { RightsRequestsQuery } from './rights-requests.generated.ts';

interface RequestFiltersProps {
  list: FilterAddress<typeof requestFilterRules>;
  /** Undefined until it is loaded. */
  counts: RightsRequestsQuery['rightsRequests']['counts'] | undefined;
  found: number | undefined;
}

const tabStyle = { minHeight: 44, borderRadius: 999, px: 2, whiteSpace: 'nowrap' } as const;

/** Tabs with the states and how many there are in each; a search, and the kind. */
export function RequestFilters({ list, counts, found }: RequestFiltersProps) {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const { filter } = list;
  const total = counts && counts.WAITING + counts.ACKNOWLEDGED + counts.CLOSED;
  const tab = (state: RequestState | '', label: string, count: number | undefined) => (
    <Button
      key={state}
      component={RouterLink}
      to={`?${withFilter(requestFilterRules, parameters, { ...filter, state })}`}
      variant={filter.state === state ? 'contained' : 'outlined'}
      aria-current={filter.state === state ? 'page' : undefined}
      sx={tabStyle}
    >
      {label} {count}
    </Button>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
      <Box
        component="nav"
        aria-label={t('requests.office.tabs')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {tab('', t('requests.office.all'), total)}
        {Object.values(RequestState).map((state) =>
          tab(state, t(`requests.office.states.${state}`), counts?.[state]),
        )}
      </Box>
      <FilterForm
        label={t('requests.office.section')}
        list={list}
        search={t('requests.office.search')}
        found={found}
      >
        {(field) => (
          <>
            <FilterSelect
              {...field('kind')}
              label={t('requests.office.kind')}
              placeholder={t('requests.office.allKinds')}
              width={220}
            >
              {Object.values(RequestKind).map((kind) => (
                <option key={kind} value={kind}>
                  {t(`requests.office.kinds.${kind}`)}
                </option>
              ))}
            </FilterSelect>
          </>
        )}
      </FilterForm>
    </Box>
  );
}
