import Typography from '@mui/material/Typography';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { PrintDialog } from '../../components/dialogs/print-dialog.tsx';
import { Letterhead } from '../../components/page/letterhead.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DonationFacts } from './donation-facts.tsx';
import type { OwnDonationFieldsFragment } from './my-donations.generated.ts';
import { StatusLabel } from './status-label.tsx';

interface ReceiptDialogProps {
  donation: OwnDonationFieldsFragment;
  onClose: () => void;
}

/** The receipt of a paid donation, to read and to print. */
export function ReceiptDialog({ donation, onClose }: ReceiptDialogProps) {
  const { t } = useTranslation();
  return (
    <PrintDialog onClose={onClose}>
      {(titleId) => (
        <>
          <Letterhead />
          <Typography variant="h2" id={titleId} sx={{ mb: 2 }}>
            {t('donations.receipt')} {donation.receiptNumber}
          </Typography>
          <DonationFacts donation={donation} who={[[t('donations.name'), donation.donorName]]} />
          {donation.status === DonationStatus.REFUNDED && (
            <Typography sx={{ mt: 2 }}>
              <StatusLabel status={donation.status} />
            </Typography>
          )}
          <Typography sx={{ mt: 3 }}>{t('donations.thanks')}</Typography>
        </>
      )}
    </PrintDialog>
  );
}
