import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { chosenNumber } from '../../../../../rules/filters.ts';
import { MembershipState, membershipFilterRules } from '../../../../../rules/memberships.ts';
import { currentDay } from '../../../../../rules/zoned-time.ts';
import { FilterSelect } from '../../../../components/list/filter-fields.tsx';
import { FilterForm } from '../../../../components/list/filter-form.tsx';
import { useFilterAddress } from '../../../../components/list/use-filter-address.ts';
import { OfficeList } from '../../../../components/office/office-list.tsx';
import { useChooseAll } from '../../../../components/office/use-choose-all.ts';
import { useChosenRows } from '../../../../components/office/use-chosen-rows.ts';
import { PATHS } from '../../../../components/page/paths.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { MoneyPage } from '../../../ledger/office/money-page.tsx';
import { SumTiles } from '../../../ledger/office/sum-tiles.tsx';
import { ChosenMembersBar } from './chosen-members-bar.tsx';
import { MemberTable, mayBeChosen } from './member-table.tsx';
import {
  type AssociationMemberFieldsFragment,
  AssociationMembersDocument,
  useAssociationMembersQuery,
  useMembershipRemindersQuery,
} from './memberships.generated.ts';
import { ReminderSettings } from './reminder-settings.tsx';

const PAGE_SIZE = 25;

/** Years that can be looked back at. */
const YEARS = 5;

/** The address has the year at whose end it was so. */
const memberFilterRules = membershipFilterRules.omit({ on: true }).extend({ year: chosenNumber(1000, 9999) });

/** Who has paid for a membership, whose ends, and who has lapsed; of a year that is over as it was at its end. */
export function MembershipsPage() {
  const { t } = useTranslation();
  const list = useFilterAddress(memberFilterRules);
  const { filter, values, page, toPage, narrowedBy } = list;
  const settings = useMembershipRemindersQuery({ fetchPolicy: 'cache-and-network' }).data
    ?.membershipReminders;
  const variables = {
    page,
    pageSize: PAGE_SIZE,
    on: filter.year ? `${filter.year}-12-31` : null,
    state: values.state,
    search: values.search,
  };
  const loaded = useAssociationMembersQuery({ variables, fetchPolicy: 'cache-and-network' });
  const {
    counts,
    items,
    totalCount,
    writableCount = 0,
  } = (loaded.data ?? loaded.previousData)?.associationMembers ?? {};
  // Nobody is written to about a year that is over.
  const choice = useChosenRows<AssociationMemberFieldsFragment>({
    shown: items,
    idOf: ({ donorId }) => donorId,
    mayBeChosen,
    about: filter.year,
  });
  const { chosen, choose, clear, hidden } = choice;
  const all = useChooseAll({
    query: AssociationMembersDocument,
    variables,
    listOf: ({ associationMembers }) => associationMembers,
    idOf: ({ donorId }) => donorId,
    mayBeChosen,
    total: writableCount,
    choice,
  });
  const thisYear = Number(currentDay().slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, back) => thisYear - 1 - back);
  const title = t('memberships.title');
  return (
    <MoneyPage title={title} lead={t('memberships.lead')}>
      {settings?.hasMemberships === false && (
        <Alert
          severity="info"
          sx={{ mb: 3 }}
          action={
            <Button component={RouterLink} to={PATHS.donationTypes} color="inherit">
              {t('donations.types')}
            </Button>
          }
        >
          {t('memberships.noTypes')}
        </Alert>
      )}
      {settings?.hasMemberships && <ReminderSettings settings={settings} />}
      {counts && (
        <SumTiles
          tiles={[
            [t('memberships.states.DUE'), String(counts.due)],
            [t('memberships.states.LAPSED'), String(counts.lapsed)],
            [t('memberships.states.PAID'), String(counts.paid)],
          ]}
        />
      )}
      <Box sx={{ mb: 3 }}>
        <FilterForm
          label={t('memberships.filter')}
          list={list}
          search={t('memberships.search')}
          found={totalCount}
        >
          {(field) => (
            <>
              <FilterSelect
                {...field('state')}
                label={t('memberships.state')}
                placeholder={t('filter.all')}
                width={170}
              >
                {Object.values(MembershipState).map((state) => (
                  <option key={state} value={state}>
                    {t(`memberships.states.${state}`)}
                  </option>
                ))}
              </FilterSelect>
              <FilterSelect
                {...field('year')}
                label={t('memberships.on')}
                placeholder={t('memberships.today')}
                width={210}
              >
                {years.map((year) => (
                  <option key={year} value={year}>
                    {t('memberships.endOf', { year })}
                  </option>
                ))}
              </FilterSelect>
            </>
          )}
        </FilterForm>
      </Box>
      <OfficeList
        result={loaded}
        listOf={(data) => data.associationMembers}
        page={page}
        pageSize={PAGE_SIZE}
        toPage={toPage}
        label={title}
        empty={t(narrowedBy > 0 ? 'memberships.noneMatch' : 'memberships.none')}
      >
        {/* Letters are about today, not about a year that is over. */}
        {(members) => (
          <MemberTable members={members} chosen={filter.year ? undefined : chosen} onChoose={choose} />
        )}
      </OfficeList>
      {!filter.year && (
        <ChosenMembersBar members={[...chosen.values()]} hidden={hidden} onClear={clear} all={all} />
      )}
    </MoneyPage>
  );
}
