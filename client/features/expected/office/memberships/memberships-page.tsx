import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { chosenNumber } from '../../../../../rules/filters.ts';
import { MembershipState, membershipFilterRules } from '../../../../../rules/memberships.ts';
import { currentDay } from '../../../../../rules/zoned-time.ts';
import { choice, words } from '../../../../components/office/office-filter.ts';
import { OfficeListPage } from '../../../../components/office/office-list-page.tsx';
import { ToneChip } from '../../../../components/office/tone-chip.tsx';
import { useListChoice } from '../../../../components/office/use-list-choice.ts';
import { useOfficeList } from '../../../../components/office/use-office-list.ts';
import { LoadState } from '../../../../components/page/load-state.tsx';
import { PATHS } from '../../../../components/page/paths.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { DonorAndFund } from '../../../ledger/office/donors/donor-and-fund.tsx';
import { SumTiles } from '../../../ledger/office/sum-tiles.tsx';
import { ChosenMembersBar } from './chosen-members-bar.tsx';
import { LettersCell, UntilCell } from './member-cells.tsx';
import {
  AssociationMembersDocument,
  type AssociationMembersQuery,
  useAssociationMembersQuery,
  useMembershipRemindersQuery,
} from './memberships.generated.ts';
import { ReminderSettings } from './reminder-settings.tsx';

/** Years that can be looked back at. */
const YEARS = 5;

/** Of the end of a year; without one as it is today. */
const memberFilterRules = membershipFilterRules.omit({ on: true }).extend({ year: chosenNumber(1000, 9999) });

const TONES = {
  [MembershipState.PAID]: 'success',
  [MembershipState.DUE]: 'planned',
  [MembershipState.LAPSED]: 'alert',
} as const;

const rowsOf = ({ associationMembers: { items, totalCount } }: AssociationMembersQuery) => ({
  items: items.map((member) => ({ ...member, id: member.donorId })),
  totalCount,
});

function NoMemberships() {
  const { t } = useTranslation();
  return (
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
  );
}

/** Above the list: how reminders go out, or that no type of donation is a membership. */
function Reminders() {
  const result = useMembershipRemindersQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <LoadState result={result} placeholder={null}>
      {({ membershipReminders: settings }) =>
        settings.hasMemberships ? <ReminderSettings settings={settings} /> : <NoMemberships />
      }
    </LoadState>
  );
}

/** Who has paid for a membership, whose ends, and who has lapsed; of a year that is over as it was at its end. */
export function MembershipsPage() {
  const { t } = useTranslation();
  const thisYear = Number(currentDay().slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, back) => thisYear - 1 - back);
  const stateText = (state: MembershipState) => t(`memberships.states.${state}`);
  const list = useOfficeList(memberFilterRules, {
    search: words(t('memberships.search')),
    state: choice(t('memberships.state'), Object.values(MembershipState), stateText),
    year: choice(t('memberships.on'), years, (year) => t('memberships.endOf', { year }), {
      placeholder: t('memberships.today'),
      width: 210,
    }),
  });
  const { search, state, year } = list.values;
  const asked = list.asking({ on: year ? `${year}-12-31` : null, state, search });
  const result = useAssociationMembersQuery(asked);
  const { counts } = (result.data ?? result.previousData)?.associationMembers ?? {};
  const chosen = useListChoice({
    query: AssociationMembersDocument,
    variables: asked.variables,
    result,
    rowsOf,
    nameOf: ({ name }) => name,
    // Who can be written to today.
    mayBeChosen: ({ nextLetter }) => nextLetter !== null,
    countOf: ({ associationMembers }) => associationMembers.writableCount,
    about: String(year),
  });
  // Letters are about today, not about a year that is over.
  const offered = year ? undefined : chosen;
  return (
    <OfficeListPage
      title={t('memberships.title')}
      lead={t('memberships.lead')}
      above={
        <>
          <Reminders />
          {counts && (
            <SumTiles
              tiles={[
                [stateText(MembershipState.DUE), String(counts.due)],
                [stateText(MembershipState.LAPSED), String(counts.lapsed)],
                [stateText(MembershipState.PAID), String(counts.paid)],
              ]}
            />
          )}
        </>
      }
      list={list}
      result={result}
      rowsOf={rowsOf}
      choice={offered}
      tableFrom="lg"
      columns={[
        { label: t('memberships.member'), show: (member) => <DonorAndFund {...member} /> },
        {
          label: t('memberships.state'),
          show: (member) => <ToneChip tone={TONES[member.state]} label={stateText(member.state)} />,
        },
        { label: t('memberships.paidUntil'), show: (member) => <UntilCell member={member} /> },
        { label: t('memberships.letters'), show: (member) => <LettersCell member={member} /> },
      ]}
      none={t('memberships.none')}
      noneMatch={t('memberships.noneMatch')}
    >
      {offered && <ChosenMembersBar choice={offered} />}
    </OfficeListPage>
  );
}
