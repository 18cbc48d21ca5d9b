import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import { useAssociation } from '../../components/page/association.ts';
import { LoadState } from '../../components/page/load-state.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DonationFacts } from './donation-facts.tsx';
import { useDonationSettingsQuery } from './donation-settings.generated.ts';
import type { OwnDonationFieldsFragment } from './my-donations.generated.ts';
import { PrintedDialog } from './printed-dialog.tsx';
import { StatusLabel } from './status-label.tsx';

interface ReceiptDialogProps {
  donation: OwnDonationFieldsFragment;
  onClose: () => void;
}

/** The receipt of a paid donation, to read and to print (D32). */
export function ReceiptDialog({ donation, onClose }: ReceiptDialogProps) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const association = useAssociation();
  const name = localized(association.name, association.textLanguages.name);
  const titleId = useId();
  const settings = useDonationSettingsQuery();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <PrintedDialog />
      <DialogContent tabIndex={0}>
        <Typography variant="h2" id={titleId} sx={{ mb: 2 }}>
          {t('donations.receipt')} {donation.receiptNumber}
        </Typography>
        <LoadState result={settings} placeholder={<Placeholder variant="rectangular" height={120} />}>
          {({ siteSettings }) => {
            const address = localized(siteSettings.address, siteSettings.textLanguages.address);
            const charity = siteSettings.charityName || name.text;
            return (
              <Box sx={{ mb: 3 }}>
                {!address.text.startsWith(charity) && (
                  <Typography
                    lang={siteSettings.charityName ? undefined : name.lang}
                    sx={{ fontWeight: 600 }}
                  >
                    {charity}
                  </Typography>
                )}
                {siteSettings.charityNumber && (
                  <Typography>{t('layout.charityNumber', { number: siteSettings.charityNumber })}</Typography>
                )}
                <Typography variant="body2" lang={address.lang} sx={{ whiteSpace: 'pre-line' }}>
                  {address.text}
                </Typography>
              </Box>
            );
          }}
        </LoadState>
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
