import { ChargeKind, ChargeTab, chargeFilterRules } from '../../../../rules/charges.ts';
import { ticked } from '../../../../rules/filters.ts';
import { GIFT_AID_COUNTRY } from '../../../../rules/gift-aid-country.ts';
import { place } from '../../../../rules/place.ts';
import { FilterTabs } from '../../../components/office/filter-tabs.tsx';
import { choice, words } from '../../../components/office/office-filter.ts';
import { OfficeListPage } from '../../../components/office/office-list-page.tsx';
import { RowCell } from '../../../components/office/row-cell.tsx';
import { useOfficeList } from '../../../components/office/use-office-list.ts';
import { useMoney } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ChargeChip } from './charge-chip.tsx';
import { chargeAddress, useChargeName } from './charge-name.ts';
import { useChargesQuery } from './charges.generated.ts';

/** Without a tab those to pay, unless all are asked for. */
const listRules = chargeFilterRules.omit({ hireId: true }).extend({ all: ticked() });

/** What is owed for hires and places: to pay, overdue, to refund. */
export function ChargesPage() {
  const { t } = useTranslation();
  const money = useMoney();
  const nameOf = useChargeName();
  const list = useOfficeList(listRules, {
    search: words(t('charges.search')),
    kind: choice(t('charges.kind'), Object.values(ChargeKind), (kind) => t(`charges.kinds.${kind}`), {
      width: 200,
    }),
  });
  const { all, ...filter } = list.values;
  const shown = list.values.tab ?? (all ? null : ChargeTab.OPEN);
  const tabs = [
    ...Object.values(ChargeTab).map((tab) => ({
      key: tab,
      label: t(`charges.states.${tab}`),
      to: list.toFilter({ tab, all: '' }),
    })),
    { key: '', label: t('charges.all'), to: list.toFilter({ tab: '', all: '1' }) },
  ];
  return (
    <OfficeListPage
      title={t('charges.title')}
      lead={t(place.country === GIFT_AID_COUNTRY ? 'charges.lead' : 'charges.leadWithoutGiftAid')}
      list={list}
      tabs={
        <FilterTabs
          label={t('charges.tabs')}
          tabs={tabs.map((tab) => ({ ...tab, count: undefined, isShown: tab.key === (shown ?? '') }))}
        />
      }
      result={useChargesQuery(list.asking({ ...filter, tab: shown }))}
      rowsOf={({ charges }) => charges}
      columns={[
        {
          label: t('charges.kind'),
          show: (charge) => <RowCell below={charge.reference}>{nameOf(charge)}</RowCell>,
        },
        {
          label: t('charges.payer'),
          show: ({ payerName }) => <RowCell>{payerName || t('charges.nameRemoved')}</RowCell>,
        },
        {
          label: t('charges.amount'),
          show: ({ pence }) => <RowCell isFigure>{money(pence)}</RowCell>,
          isNumber: true,
        },
        { label: t('charges.state'), show: (charge) => <ChargeChip charge={charge} /> },
      ]}
      opens={{
        label: t('charges.open'),
        to: ({ id }) => chargeAddress(id),
        nameOf: (charge) => nameOf(charge),
      }}
      none={t('charges.none')}
      noneMatch={t('charges.noneMatch')}
    />
  );
}
