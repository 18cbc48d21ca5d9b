import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { HireStatus } from '../../../../rules/hire-states.ts';
import { BusyButton } from '../../../components/form/busy-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { HireFieldsFragment } from '../hire-fields.generated.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useHireDecisions } from './use-hire-decisions.ts';

interface HireDecisionsProps {
  hire: HireFieldsFragment;
  /** Names the hire for those who listen, where there are many. */
  about?: ReactNode;
  /** Reads the hire again, where it is shown alone. */
  reload?: () => Promise<unknown>;
}

/** What an admin can decide about a hire as it stands. */
export function HireDecisions({ hire, about, reload }: HireDecisionsProps) {
  const { t } = useTranslation();
  const { isBusy, accept, decline, cancel } = useHireDecisions(hire, reload);
  /** Counts how often the dialog was opened: each time it is a new one. */
  const [round, setRound] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  const isRequest = hire.status === HireStatus.REQUESTED;
  if (!isRequest && hire.status !== HireStatus.ACCEPTED) return null;

  const { name } = hire;
  const texts = isRequest
    ? { action: t('hallHire.admin.decline'), title: t('hallHire.admin.declineTitle', { name }) }
    : { action: t('hallHire.admin.cancelHire'), title: t('hallHire.admin.cancelTitle', { name }) };
  const ask = () => {
    setRound(round + 1);
    setIsAsking(true);
  };
  const decide = async (reason: string) => {
    if (await (isRequest ? decline(reason) : cancel(reason))) setIsAsking(false);
  };

  return (
    <>
      {isRequest && (
        <BusyButton
          busy={isBusy && !isAsking}
          busyLabel={t('hallHire.admin.accepting')}
          onClick={accept}
          sx={{ mr: 1 }}
        >
          {t('hallHire.admin.accept')}
          {about}
        </BusyButton>
      )}
      <Button variant="outlined" onClick={ask} sx={{ mr: 1 }}>
        {texts.action}
        {about}
      </Button>
      <ReasonDialog
        key={round}
        open={isAsking}
        {...texts}
        busy={isBusy}
        onReason={decide}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
