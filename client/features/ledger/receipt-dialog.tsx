import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import { Letterhead } from '../../components/page/letterhead.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DonationFacts } from './donation-facts.tsx';
import type { OwnDonationFieldsFragment } from './my-donations.generated.ts';
import { PrintedDialog } from './printed-dialog.tsx';
import { StatusLabel } from './status-label.tsx';

interface ReceiptDialogProps {
  donation: OwnDonationFieldsFragment;
  onClose: () => void;
}

/** The receipt of a paid donation, to read and to print. */
export function ReceiptDialog({ donation, onClose }: ReceiptDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <PrintedDialog />
      <DialogContent tabIndex={0}>
        <Letterhead />
        <Typography variant="h2" id={titleId} sx={{ mb: 2 }}>
          {t('donations.receipt')} {donation.receiptNumber}
        </Typography>
        <DonationFacts donation={donation} />
        {donation.status === DonationStatus.REFUNDED && (
          <Typography sx={{ mt: 2 }}>
            <StatusLabel status={donation.status} />
          </Typography>
        )}
        <Typography sx={{ mt: 3 }}>{t('donations.thanks')}</Typography>
      </DialogContent>
      <DialogActions sx={{ displayPrint: 'none' }}>
        <Button onClick={onClose}>{t('common.close')}</Button>
        <Button variant="contained" startIcon={<Print />} onClick={() => window.print()}>
          {t('donations.print')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
