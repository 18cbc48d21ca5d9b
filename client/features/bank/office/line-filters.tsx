import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { BankLineState, bankLineFilterRules } from '../../../../rules/bank-statements.ts';
import { ticked } from '../../../../rules/filters.ts';
import { withFilter } from '../../../components/list/filter-address.ts';
import { FilterForm } from '../../../components/list/filter-form.tsx';
import type { FilterAddress } from '../../../components/list/use-filter-address.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { BankLinesQuery } from './bank-lines.generated.ts';

/** The parameters of the lines in the address; without a state they are those to decide. */
export const lineFilterRules = bankLineFilterRules.extend({ all: ticked() });

interface LineFiltersProps {
  list: FilterAddress<typeof lineFilterRules>;
  /** Undefined until they are loaded. */
  counts: BankLinesQuery['bankLines']['counts'] | undefined;
  found: number | undefined;
}

const tabStyle = { minHeight: 44, borderRadius: 999, px: 2, whiteSpace: 'nowrap' } as const;

/** Tabs with what is known of the lines and how many there are of each; and a search. */
export function LineFilters({ list, counts, found }: LineFiltersProps) {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const { filter } = list;
  const shown = filter.all ? 'ALL' : filter.state || BankLineState.TO_DECIDE;
  const countOf = counts && {
    TO_DECIDE: counts.toDecide,
    MATCHED: counts.matched,
    NOT_OURS: counts.notOurs,
    ALL: counts.toDecide + counts.matched + counts.notOurs,
  };
  const tab = (state: BankLineState | 'ALL', label: string) => (
    <Button
      key={state}
      component={RouterLink}
      to={`?${withFilter(lineFilterRules, parameters, {
        ...filter,
        state: state === 'ALL' ? '' : state,
        all: state === 'ALL' ? '1' : '',
      })}`}
      variant={shown === state ? 'contained' : 'outlined'}
      aria-current={shown === state ? 'page' : undefined}
      sx={tabStyle}
    >
      {label} {countOf?.[state]}
    </Button>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
      <Box component="nav" aria-label={t('bank.tabs')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {Object.values(BankLineState).map((state) => tab(state, t(`bank.states.${state}`)))}
        {tab('ALL', t('bank.all'))}
      </Box>
      <FilterForm label={t('bank.search')} list={list} search={t('bank.search')} found={found} />
    </Box>
  );
}
