import Link from '@mui/material/Link';
import { shownPhone } from '../../../../rules/phone.ts';
import type { RowColumn } from '../../../components/list/row-table.tsx';
import { RowCell, SmallText } from '../../../components/office/row-cell.tsx';
import { type Tone, ToneChip } from '../../../components/office/tone-chip.tsx';
import { Moment } from '../../../components/page/moment.tsx';
import { useShortMoney } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { usePeopleText } from '../people-text.ts';
import type { OfficeReply } from './reply-acts.tsx';

const TONES: Readonly<Record<OfficeReply['state'], Tone>> = {
  COMING: 'success',
  WAITING: 'planned',
  OFFERED: 'planned',
  WITHDRAWN: 'quiet',
  RELEASED: 'quiet',
};

/** What went back, or was kept for something else, pays nothing of what is asked. */
const paidOf = ({ pence, paidPence, openPence }: NonNullable<OfficeReply['charge']>) =>
  openPence > 0 ? pence - openPence : paidPence;

/** The columns of the office's list of replies. */
export function useReplyColumns(): RowColumn<OfficeReply>[] {
  const { t } = useTranslation();
  const money = useShortMoney();
  const peopleText = usePeopleText();
  return [
    {
      label: t('replyOffice.household'),
      show: ({ name, email, mobile }) => (
        <RowCell
          below={
            <>
              {email && <Link href={`mailto:${email}`}>{email}</Link>}
              {email && mobile && '\n'}
              {mobile && shownPhone(mobile)}
            </>
          }
        >
          {name}
        </RowCell>
      ),
    },
    {
      label: t('replyOffice.people'),
      show: ({ total, ages, furtherPlaces }) => (
        <>
          <RowCell below={peopleText(ages)}>{total}</RowCell>
          {furtherPlaces && (
            <ToneChip
              tone="planned"
              label={t(furtherPlaces.offeredUntil ? 'replyOffice.moreFree' : 'replyOffice.moreWait', {
                count: furtherPlaces.people,
              })}
            />
          )}
        </>
      ),
    },
    {
      label: t('replyOffice.food'),
      show: ({ diets, needs, answers }) => (
        <RowCell below={[needs, ...answers.map(({ answer }) => answer)].filter(Boolean).join('\n')}>
          {diets.map(({ name, people }) => t('replies.foodOf', { diet: name, count: people })).join(', ')}
        </RowCell>
      ),
    },
    {
      label: t('replyOffice.state'),
      show: ({ state, offeredUntil, charge, isByOffice, ringAbout, isMemberPrice }) => (
        <>
          <ToneChip tone={TONES[state]} label={t(`replyOffice.states.${state}`)} />
          {offeredUntil && (
            <SmallText>
              <Moment at={offeredUntil} withTime />
            </SmallText>
          )}
          <SmallText>
            {[
              // Who waits owes nothing.
              charge && t('replyOffice.paidOf', { paid: money(paidOf(charge)), pence: money(charge.pence) }),
              isMemberPrice && t('replyOffice.memberPrice'),
              ringAbout && t('replyOffice.toRing'),
              isByOffice && t('replyOffice.byOffice'),
            ]
              .filter(Boolean)
              .join('\n')}
          </SmallText>
        </>
      ),
    },
  ];
}
