import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { BesidePicture } from '../../components/page/beside-picture.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { Letterhead } from '../../components/page/letterhead.tsx';
import { LoadState } from '../../components/page/load-state.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PATHS, QUERY_PARAMETERS } from '../../components/page/paths.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { PrintButton } from '../../components/page/print-button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePayDonationByCardMutation } from '../cards/pay-by-card.generated.ts';
import { type MyDonationQuery, useMyDonationQuery } from '../ledger/my-donations.generated.ts';
import { DonorsOnly } from './donors-only.tsx';
import { Given } from './given.tsx';

const actions = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  gap: 2,
  displayPrint: 'none',
} as const;

const ReceiptDialog = lazyPart(async () => (await import('../ledger/receipt-dialog.tsx')).ReceiptDialog);

const donationQuery = (subTypeId: number) =>
  new URLSearchParams({ [QUERY_PARAMETERS.subDonationTypeId]: String(subTypeId) });

type Donation = NonNullable<MyDonationQuery['myDonation']>;

function Saved({ donation, refetch }: { donation: Donation; refetch: () => Promise<unknown> }) {
  const { t, language } = useTranslation();
  const { reference } = donation;
  const [isReceiptOpen, setIsReceiptOpen] = useState(false);
  const [payByCard] = usePayDonationByCardMutation();
  const start = async () => (await payByCard({ variables: { reference, language } })).data?.payDonationByCard;
  return (
    <Stack spacing={3}>
      <Given donation={donation} isOwn start={start} refetch={refetch} />
      <Stack sx={actions}>
        {donation.receiptNumber && (
          <Button variant="contained" onClick={() => setIsReceiptOpen(true)}>
            {t('donations.receipt')}
          </Button>
        )}
        <PrintButton variant="outlined" />
        <Button component={Link} to={`${PATHS.donations}?${donationQuery(donation.subTypeId)}`}>
          {t('gift.giveAgain')}
        </Button>
        <Button component={Link} to={PATHS.myDonations}>
          {t('donations.mine')}
        </Button>
      </Stack>
      {isReceiptOpen && <ReceiptDialog donation={donation} onClose={() => setIsReceiptOpen(false)} />}
    </Stack>
  );
}

function Unknown() {
  const { t } = useTranslation();
  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
      <Typography>{t('donations.unknownReference')}</Typography>
      <Button component={Link} to={PATHS.myDonations} variant="contained">
        {t('donations.mine')}
      </Button>
    </Stack>
  );
}

function DonationSuccess() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const reference = parameters.get(QUERY_PARAMETERS.donationReference) ?? '';
  const result = useMyDonationQuery({ variables: { reference } });
  return (
    <div className="page-width page-padding">
      <PageMeta title={t('pages.donationSuccess')} noindex />
      <Letterhead onPaperOnly />
      <PageHeading title={t('pages.donationSuccess')} />
      <BesidePicture>
        <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={420} />}>
          {({ myDonation }) =>
            myDonation ? <Saved donation={myDonation} refetch={result.refetch} /> : <Unknown />
          }
        </LoadState>
      </BesidePicture>
    </div>
  );
}

/** The page after a donation of who is signed in, by its reference; who gave without an account has a private link. */
export function DonationSuccessPage() {
  const { t } = useTranslation();
  return (
    <DonorsOnly title={t('pages.donationSuccess')} redirectTo={PATHS.home}>
      <DonationSuccess />
    </DonorsOnly>
  );
}
