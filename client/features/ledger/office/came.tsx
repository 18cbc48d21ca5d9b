import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { PaymentMethod } from '../../../../rules/payment-methods.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { receiptAddress } from './receipts/receipt-address.ts';
import { ReceivedOn } from './received-on.tsx';

interface CameProps {
  day: string;
  paymentMethod: PaymentMethod | null;
  receiptNumber?: string | null;
}

/** The day on which money came, how, and the receipt for it. */
export function Came({ day, paymentMethod, receiptNumber }: CameProps) {
  const { t } = useTranslation();
  return (
    <>
      <ReceivedOn day={day} />
      {paymentMethod && (
        <Typography variant="body2" color="textSecondary">
          {t(`paymentMethods.${paymentMethod}`)}
        </Typography>
      )}
      {receiptNumber && (
        <Link
          component={RouterLink}
          to={receiptAddress(receiptNumber)}
          variant="body2"
          sx={{ whiteSpace: 'nowrap' }}
        >
          {t('receipts.number')} {receiptNumber}
        </Link>
      )}
    </>
  );
}
