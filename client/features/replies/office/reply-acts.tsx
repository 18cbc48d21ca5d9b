import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useAct } from '../../../components/dialogs/use-act.ts';
import { BusyButton } from '../../../components/form/busy-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  type OfficeRepliesQuery,
  useAcceptOfferForMutation,
  useWithdrawReplyForMutation,
} from './office-replies.generated.ts';
import { ToldButton } from './told-button.tsx';

export type OfficeReply = OfficeRepliesQuery['replies']['items'][number];

interface ReplyActsProps {
  reply: OfficeReply;
  /** Names the household for screen readers. */
  about: ReactNode;
  onEdit?: () => void;
}

/** What the office does for a household that has rung. */
export function ReplyActs({ reply, about, onEdit }: ReplyActsProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct();
  const { id, version, name, state, ringAbout, furtherPlaces } = reply;
  const [withdraw] = useWithdrawReplyForMutation({ variables: { id, version } });
  const [accept] = useAcceptOfferForMutation({ variables: { id, version } });
  const isLive = state === 'COMING' || state === 'WAITING' || state === 'OFFERED';
  return (
    <>
      {onEdit && isLive && (
        <Button onClick={onEdit}>
          {t('content.edit')}
          {about}
        </Button>
      )}
      {ringAbout && <ToldButton reply={reply} variant="text" about={about} />}
      {(state === 'OFFERED' || furtherPlaces?.offeredUntil) && (
        <BusyButton
          variant="text"
          busy={isBusy}
          busyLabel={t('form.saving')}
          onClick={() => act({ work: accept, done: t('replyOffice.accepted') })}
        >
          {t('replyOffice.accept')}
          {about}
        </BusyButton>
      )}
      {isLive && (
        <BusyButton
          variant="text"
          busy={isBusy}
          busyLabel={t('form.saving')}
          onClick={() =>
            act({
              ask: { question: t('replyOffice.withdrawAsk', { name }), action: t('replyOffice.withdraw') },
              work: withdraw,
              done: t('replyOffice.withdrawn'),
            })
          }
        >
          {t('replyOffice.withdraw')}
          {about}
        </BusyButton>
      )}
    </>
  );
}
