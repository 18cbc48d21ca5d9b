import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { MembershipState } from '../../../../../rules/memberships.ts';
import { place } from '../../../../../rules/place.ts';
import { type RowColumn, RowTable } from '../../../../components/list/row-table.tsx';
import { useMoney } from '../../../../components/page/use-money.ts';
import { dateFormat } from '../../../../i18n/date-format.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLineDay } from '../bank-statements/use-statement-days.ts';
import { DonorAndFund } from '../donors/donor-and-fund.tsx';
import type { AssociationMemberFieldsFragment } from './memberships.generated.ts';

type Member = AssociationMemberFieldsFragment & { id: number };
type Chosen = ReadonlyMap<number, AssociationMemberFieldsFragment>;

interface MemberTableProps {
  members: readonly AssociationMemberFieldsFragment[];
  /** Whom a letter shall go to, by the donor's id; left out where nobody is chosen. */
  chosen: Chosen | undefined;
  onChoose: (chosen: Chosen) => void;
}

const COLOURS = {
  [MembershipState.PAID]: 'success',
  [MembershipState.DUE]: 'warning',
  [MembershipState.LAPSED]: 'error',
} as const;

function useChoice(members: readonly Member[], { chosen, onChoose }: MemberTableProps): RowColumn<Member>[] {
  const { t } = useTranslation();
  if (!chosen) return [];
  const written = members.filter(({ nextLetter }) => nextLetter);
  const choose = (rows: readonly Member[], isChosen: boolean) => {
    const next = new Map(chosen);
    for (const row of rows) {
      if (isChosen) next.set(row.id, row);
      else next.delete(row.id);
    }
    onChoose(next);
  };
  const count = written.filter(({ id }) => chosen.has(id)).length;
  return [
    {
      label: t('contentList.choose'),
      head: (
        <Checkbox
          checked={count > 0 && count === written.length}
          indeterminate={count > 0 && count < written.length}
          disabled={written.length === 0}
          onChange={({ target }) => choose(written, target.checked)}
          slotProps={{ input: { 'aria-label': t('contentList.chooseAll') } }}
        />
      ),
      show: (member) =>
        member.nextLetter && (
          <Checkbox
            checked={chosen.has(member.id)}
            onChange={({ target }) => choose([member], target.checked)}
            slotProps={{ input: { 'aria-label': t('contentList.chooseOne', { name: member.name }) } }}
          />
        ),
      sx: { width: { lg: '1%' }, p: { lg: 0.5 }, float: { xs: 'right', lg: 'none' } },
    },
  ];
}

function UntilCell({ member: { isForLife, until, paidOn, promisedPence } }: { member: Member }) {
  const { t } = useTranslation();
  const money = useMoney();
  const dayText = useLineDay();
  const end = until ? t('memberships.until', { day: dayText(until, true) }) : t('memberships.neverPaid');
  return (
    <>
      <Typography>{isForLife ? t('memberships.forLife') : end}</Typography>
      {paidOn && (
        <Typography variant="body2" color="text.secondary">
          {t('memberships.paidOn', { day: dayText(paidOn, true) })}
        </Typography>
      )}
      {promisedPence > 0 && (
        <Typography variant="body2">{t('memberships.promised', { amount: money(promisedPence) })}</Typography>
      )}
    </>
  );
}

function LettersCell({ member: { reminders, email, nextLetter } }: { member: Member }) {
  const { t, language } = useTranslation();
  const day = dateFormat(language, { dateStyle: 'medium', timeZone: place.timeZone });
  return (
    <>
      {reminders.map(({ step, sentAt, sentByName: name }) => (
        <Typography key={step} variant="body2" suppressHydrationWarning>
          {t(name ? 'memberships.sentBy' : 'memberships.sent', {
            step: t(`memberships.steps.${step}`),
            day: day.format(new Date(sentAt)),
            name,
          })}
        </Typography>
      ))}
      {nextLetter && (
        <Typography variant="body2">
          {t('memberships.next', { step: t(`memberships.steps.${nextLetter}`) })}
        </Typography>
      )}
      {!email && nextLetter && <Typography variant="body2">{t('memberships.noEmail')}</Typography>}
    </>
  );
}

/** Members with what they have paid for and the letters that went to them. */
export function MemberTable(props: MemberTableProps) {
  const { t } = useTranslation();
  const members = props.members.map((member) => ({ ...member, id: member.donorId }));
  const choice = useChoice(members, props);
  return (
    <RowTable
      rows={members}
      tableFrom="lg"
      chosenIds={props.chosen && new Set(props.chosen.keys())}
      columns={[
        ...choice,
        {
          label: t('memberships.member'),
          show: (member) => <DonorAndFund {...member} />,
        },
        {
          label: t('memberships.state'),
          show: ({ state }) => (
            <Chip
              label={t(`memberships.states.${state}`)}
              color={COLOURS[state]}
              variant="outlined"
              sx={{ fontWeight: 600 }}
            />
          ),
        },
        { label: t('memberships.paidUntil'), show: (member) => <UntilCell member={member} /> },
        { label: t('memberships.letters'), show: (member) => <LettersCell member={member} /> },
      ]}
    />
  );
}
