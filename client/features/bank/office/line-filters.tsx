import { BankLineState, bankLineFilterRules } from '../../../../rules/bank-statements.ts';
import { ticked } from '../../../../rules/filters.ts';
import { FilterTabs } from '../../../components/office/filter-tabs.tsx';
import { words } from '../../../components/office/office-filter.ts';
import { useOfficeList } from '../../../components/office/use-office-list.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { BankLinesQuery } from './bank-lines.generated.ts';

/** The parameters of the lines in the address; without a state they are those to decide. */
const lineFilterRules = bankLineFilterRules.extend({ all: ticked() });

/** The lines of a statement as the address asks for them: those in a state or all, and a search. */
export function useLineList() {
  const { t } = useTranslation();
  return useOfficeList(lineFilterRules, { search: words(t('bank.search')) });
}

interface LineTabsProps {
  list: ReturnType<typeof useLineList>;
  /** Undefined until they are loaded. */
  counts: BankLinesQuery['bankLines']['counts'] | undefined;
}

/** Tabs with what is known of the lines and how many there are of each. */
export function LineTabs({ list, counts }: LineTabsProps) {
  const { t } = useTranslation();
  const { all } = list.filter;
  const shown = list.filter.state || BankLineState.TO_DECIDE;
  const countOf = counts && {
    TO_DECIDE: counts.toDecide,
    MATCHED: counts.matched,
    EXCLUDED: counts.excluded,
  };
  return (
    <FilterTabs
      label={t('bank.tabs')}
      tabs={[
        ...Object.values(BankLineState).map((state) => ({
          key: state,
          label: t(`bank.states.${state}`),
          count: countOf?.[state],
          to: list.toFilter({ state, all: '' }),
          isShown: !all && shown === state,
        })),
        {
          key: 'ALL',
          label: t('bank.all'),
          count: counts && counts.toDecide + counts.matched + counts.excluded,
          to: list.toFilter({ state: '', all: '1' }),
          isShown: all !== '',
        },
      ]}
    />
  );
}
