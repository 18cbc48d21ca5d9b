import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { DonationFrequency, DonationStatus } from '../../../../rules/donation-states.ts';
import { shownPhone } from '../../../../rules/phone.ts';
import { TextCell } from '../../../components/office/content-cells.tsx';
import { Day } from '../../../components/page/day.tsx';
import { Moment } from '../../../components/page/moment.tsx';
import { useMoney } from '../../../components/page/use-money.ts';
import { useLocalized } from '../../../i18n/localized.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { StatusLabel } from '../status-label.tsx';
import { Came } from './came.tsx';
import type { LedgerDonationFieldsFragment } from './donation-ledger.generated.ts';
import { donorAddress } from './donors/donor-address.ts';

type Donation = LedgerDonationFieldsFragment;

/** What only a card has room for: a row of the table has two lines, as high as its buttons. */
const ON_CARDS = { display: { lg: 'none' } } as const;
const IN_TABLE = { display: { xs: 'none', lg: 'block' } } as const;

/** In the table one line, which is cut off; whoever points at it reads the whole. */
const ONE_LINE = {
  whiteSpace: { lg: 'nowrap' },
  overflow: { lg: 'hidden' },
  textOverflow: { lg: 'ellipsis' },
} as const;

/** A link above another is high enough for a thumb. */
const TO_PRESS = {
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  minHeight: { xs: 32, lg: 24 },
  lineHeight: '24px',
} as const;

export function MadeCell({ donation: { createdAt, reference } }: { donation: Donation }) {
  return (
    <>
      <Box sx={ON_CARDS}>
        <Moment at={createdAt} withTime />
      </Box>
      <Box sx={[IN_TABLE, { whiteSpace: 'nowrap' }]}>
        <Moment at={createdAt} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
        {reference}
      </Typography>
    </>
  );
}

export function DonorCell({ donation }: { donation: Donation }) {
  const { t } = useTranslation();
  const { donorId, donorName, email, phone, userId } = donation;
  // Six years after the financial year, or with a closed account before that, the books keep less.
  if (!donorName) return <Typography color="textSecondary">{t('donations.nameRemoved')}</Typography>;
  return (
    <>
      <Typography
        component="div"
        title={donorName}
        sx={[{ fontWeight: 600, overflowWrap: 'anywhere' }, ONE_LINE]}
      >
        {donorId ? (
          <Link component={RouterLink} to={donorAddress(donorId)} sx={[TO_PRESS, ONE_LINE]}>
            {donorName}
          </Link>
        ) : (
          donorName
        )}
      </Typography>
      {email && (
        <Typography component="div" variant="body2" title={email} sx={{ overflowWrap: 'break-word' }}>
          <Link href={`mailto:${email}`} sx={[TO_PRESS, ONE_LINE]}>
            {email}
          </Link>
        </Typography>
      )}
      {phone && (
        <Typography variant="body2" sx={email ? ON_CARDS : undefined}>
          {shownPhone(phone)}
        </Typography>
      )}
      {userId === null && (
        <Typography variant="body2" color="textSecondary" sx={ON_CARDS}>
          {t('donations.withoutAccount')}
        </Typography>
      )}
    </>
  );
}

export function WhatCell({ donation: { typeName, textLanguages, message } }: { donation: Donation }) {
  const type = useLocalized()(typeName, textLanguages.typeName);
  return (
    <>
      <Typography lang={type.lang} title={type.text} sx={message ? ONE_LINE : undefined}>
        {type.text}
      </Typography>
      {message && (
        <>
          <Box sx={ON_CARDS}>
            <TextCell text={message} />
          </Box>
          <Typography
            variant="body2"
            color="textSecondary"
            title={message}
            sx={[{ display: { xs: 'none', lg: 'block' } }, ONE_LINE]}
          >
            {message}
          </Typography>
        </>
      )}
    </>
  );
}

/** With how the money came, for which a card has another place. */
export function SumCell({ donation: { amountPence, frequency, paymentMethod } }: { donation: Donation }) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <>
      <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {money(amountPence)}
      </Typography>
      {frequency === DonationFrequency.MONTHLY && (
        <Typography variant="body2" sx={paymentMethod ? ON_CARDS : { whiteSpace: 'nowrap' }}>
          {t('donations.monthly')}
        </Typography>
      )}
      {paymentMethod && (
        <Typography variant="body2" color="textSecondary" sx={[IN_TABLE, { whiteSpace: 'nowrap' }]}>
          {t(`paymentMethods.${paymentMethod}`)}
        </Typography>
      )}
    </>
  );
}

export function StatusCell({ donation }: { donation: Donation }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { status, receivedOn, allocatedPence, amountPence, paymentMethod, receiptNumber, refundedPence } =
    donation;
  return (
    <>
      <StatusLabel status={status} />
      {allocatedPence > 0 && allocatedPence < amountPence && (
        <Typography variant="body2" color="textSecondary">
          {t('donations.cameByBank', { paid: money(allocatedPence) })}
        </Typography>
      )}
      {status === DonationStatus.PAID && refundedPence > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('donations.refundedPart', { amount: money(refundedPence) })}
        </Typography>
      )}
      {receivedOn && (
        <>
          <Box sx={ON_CARDS}>
            <Came day={receivedOn} paymentMethod={paymentMethod} receiptNumber={receiptNumber} />
          </Box>
          <Typography variant="body2" color="textSecondary" sx={[IN_TABLE, { whiteSpace: 'nowrap' }]}>
            <Day day={receivedOn} />
          </Typography>
        </>
      )}
    </>
  );
}
