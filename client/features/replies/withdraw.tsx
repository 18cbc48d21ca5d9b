import { useAct } from '../../components/dialogs/use-act.ts';
import { BusyButton } from '../../components/form/busy-button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useWithdrawReplyMutation } from './own-reply.generated.ts';
import type { OwnReplyProps } from './own-reply.ts';

/** One press leaves the list; it asks only where others wait, to whom the places go at once. */
export function Withdraw({
  reply,
  token,
  label,
}: Pick<OwnReplyProps, 'reply' | 'token'> & { label: string }) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct();
  const [withdraw] = useWithdrawReplyMutation({ variables: { token } });
  const isAsking = reply.state !== 'WAITING' && (reply.facts?.waiting ?? 0) > 0;
  const press = () =>
    act({
      ask: isAsking ? { question: t('replies.leaveAsk'), action: t('replies.giveUp') } : undefined,
      work: withdraw,
    });
  return (
    <BusyButton
      variant="outlined"
      busy={isBusy}
      busyLabel={t('replies.sending')}
      onClick={press}
      className="button-tall"
    >
      {label}
    </BusyButton>
  );
}
