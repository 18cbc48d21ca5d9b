import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ReceiptState } from '../../../../../rules/receipts.ts';
import { BusyButton } from '../../../../components/form/busy-button.tsx';
import { VisuallyHidden } from '../../../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { PrintedReceiptDialog } from './printed-receipt-dialog.tsx';
import type { ReceiptFieldsFragment } from './receipts.generated.ts';
import { useSendReceipt } from './use-send-receipt.ts';

/** What can be done with a receipt: seen and printed, and mailed again while it is valid. */
export function ReceiptActions({ receipt }: { receipt: ReceiptFieldsFragment }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { isSending, sendAgain } = useSendReceipt(receipt);
  const { id, number, state, donation } = receipt;
  if (!donation) return <Typography color="textSecondary">{t('receipts.noDonation')}</Typography>;
  const about = <VisuallyHidden> {number}</VisuallyHidden>;
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)} sx={{ mr: 1, mb: { xs: 1, lg: 0 } }}>
        {t('receipts.open')}
        {about}
      </Button>
      {state !== ReceiptState.VOID &&
        (donation.email ? (
          <BusyButton
            variant="text"
            busy={isSending}
            busyLabel={t('receipts.sending')}
            onClick={() => void sendAgain()}
          >
            {t('receipts.sendAgain')}
            {about}
          </BusyButton>
        ) : (
          <Typography variant="body2" color="textSecondary">
            {t('receipts.noEmail')}
          </Typography>
        ))}
      {isOpen && <PrintedReceiptDialog id={id} onClose={() => setIsOpen(false)} />}
    </>
  );
}
