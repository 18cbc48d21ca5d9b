import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { HireStatus } from '../../../../rules/hire-states.ts';
import { BusyButton } from '../../../components/form/busy-button.tsx';
import { ReasonDialog } from '../../../components/office/reason-dialog.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { HireFieldsFragment } from '../hire-fields.generated.ts';
import { TakenRooms } from './taken-rooms.tsx';
import { useHireDecisions } from './use-hire-decisions.ts';

const reasonRules = async () => (await import('../../../../rules/hall-hire.ts')).hireReasonRules;

interface HireDecisionsProps {
  hire: HireFieldsFragment;
  /** The hire's name for screen readers, in lists. */
  about?: ReactNode;
}

/** Buttons for the decisions that the status of a hire allows. */
export function HireDecisions({ hire, about }: HireDecisionsProps) {
  const { t } = useTranslation();
  const { isBusy, moves, accept, decline, cancel } = useHireDecisions(hire);
  const [isAsking, setIsAsking] = useState(false);
  const isRequest = hire.status === HireStatus.REQUESTED;
  if (!isRequest && hire.status !== HireStatus.ACCEPTED) return null;

  const { name } = hire;
  const texts = isRequest
    ? { action: t('hallHire.admin.decline'), title: t('hallHire.admin.declineTitle', { name }) }
    : { action: t('hallHire.admin.cancelHire'), title: t('hallHire.admin.cancelTitle', { name }) };
  return (
    <>
      {isRequest && (
        <BusyButton
          busy={isBusy}
          busyLabel={t('hallHire.admin.accepting')}
          onClick={accept}
          style={{ marginInlineEnd: 8 }}
        >
          {t('hallHire.admin.accept')}
          {about}
        </BusyButton>
      )}
      <Button variant="outlined" onClick={() => setIsAsking(true)} sx={{ mr: 1 }}>
        {texts.action}
        {about}
      </Button>
      <TakenRooms moves={moves} />
      {isAsking && (
        <ReasonDialog
          item={hire}
          rules={reasonRules}
          {...texts}
          busyLabel={t('hallHire.admin.sending')}
          field={{ label: t('hallHire.admin.reason'), hint: t('hallHire.admin.reasonHint'), rows: 3 }}
          told={t(isRequest ? 'hallHire.admin.declined' : 'hallHire.admin.cancelled')}
          onReason={isRequest ? decline : cancel}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
