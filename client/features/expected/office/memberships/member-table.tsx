import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { MembershipState } from '../../../../../rules/memberships.ts';
import { place } from '../../../../../rules/place.ts';
import { RowTable } from '../../../../components/list/row-table.tsx';
import { useChoiceColumn } from '../../../../components/office/use-choice-column.tsx';
import { useMoney } from '../../../../components/page/use-money.ts';
import { dateFormat } from '../../../../i18n/date-format.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { DonorAndFund } from '../../../ledger/office/donors/donor-and-fund.tsx';
import { useLineDay } from '../../../ledger/office/use-money-days.ts';
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

/** Who can be written to today. */
export const mayBeChosen = ({ nextLetter }: Pick<Member, 'nextLetter'>) => nextLetter !== null;

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
export function MemberTable({ members: listed, chosen, onChoose }: MemberTableProps) {
  const { t } = useTranslation();
  const members = listed.map((member) => ({ ...member, id: member.donorId }));
  const choiceColumn = useChoiceColumn<Member, AssociationMemberFieldsFragment>();
  return (
    <RowTable
      rows={members}
      tableFrom="lg"
      chosenIds={chosen && new Set(chosen.keys())}
      columns={[
        ...(chosen
          ? [
              choiceColumn({
                rows: members,
                chosen,
                onChoose,
                mayBeChosen,
                nameOf: ({ name }) => name,
                tableFrom: 'lg',
              }),
            ]
          : []),
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
