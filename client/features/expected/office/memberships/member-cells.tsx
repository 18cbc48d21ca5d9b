import Typography from '@mui/material/Typography';
import { SmallText } from '../../../../components/office/row-cell.tsx';
import { useMoney } from '../../../../components/page/use-money.ts';
import { useLineDay, useMomentDay } from '../../../../i18n/dates.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { AssociationMemberFieldsFragment as Member } from './memberships.generated.ts';

/** What a member has paid for. */
export function UntilCell({ member: { isForLife, until, paidOn, promisedPence } }: { member: Member }) {
  const { t } = useTranslation();
  const money = useMoney();
  const dayText = useLineDay();
  const end = until ? t('memberships.until', { day: dayText(until, true) }) : t('memberships.neverPaid');
  return (
    <>
      <Typography>{isForLife ? t('memberships.forLife') : end}</Typography>
      {paidOn && <SmallText>{t('memberships.paidOn', { day: dayText(paidOn, true) })}</SmallText>}
      {promisedPence > 0 && (
        <SmallText>{t('memberships.promised', { amount: money(promisedPence) })}</SmallText>
      )}
    </>
  );
}

/** The letters that went to a member, and the next one. */
export function LettersCell({ member: { reminders, email, nextLetter } }: { member: Member }) {
  const { t } = useTranslation();
  const momentDay = useMomentDay('medium');
  const sent = reminders.map(({ step, sentAt, sentByName: name }) =>
    t(name ? 'memberships.sentBy' : 'memberships.sent', {
      step: t(`memberships.steps.${step}`),
      day: momentDay(sentAt),
      name,
    }),
  );
  const next = nextLetter
    ? [
        t('memberships.next', { step: t(`memberships.steps.${nextLetter}`) }),
        ...(email ? [] : [t('memberships.noEmail')]),
      ]
    : [];
  return <SmallText>{[...sent, ...next].join('\n')}</SmallText>;
}
