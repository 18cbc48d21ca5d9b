import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';
import { CardOffer } from '../../../rules/card-offer.ts';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { BesidePicture } from '../../components/page/beside-picture.tsx';
import { Letterhead } from '../../components/page/letterhead.tsx';
import { LoadState } from '../../components/page/load-state.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PATHS, QUERY_PARAMETERS } from '../../components/page/paths.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { PrintButton } from '../../components/page/print-button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePayDonationByCardMutation } from '../cards/pay-by-card.generated.ts';
import { PayByCard } from '../cards/pay-by-card.tsx';
import { useCardState } from '../cards/use-card-state.ts';
import { DonationFacts } from '../ledger/donation-facts.tsx';
import { type MyDonationQuery, useMyDonationQuery } from '../ledger/my-donations.generated.ts';
import { StatusLabel } from '../ledger/status-label.tsx';
import { DonorsOnly } from './donors-only.tsx';
import { PayNow } from './pay-now.tsx';

const actions = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  gap: 2,
  displayPrint: 'none',
} as const;

type Donation = NonNullable<MyDonationQuery['myDonation']>;

function Saved({ donation, refetch }: { donation: Donation; refetch: () => Promise<unknown> }) {
  const { t, language } = useTranslation();
  const { reference, amountPence } = donation;
  const card = useCardState(donation.card, refetch);
  const isBeingPaid = card === 'CHECKING' || card === CardOffer.UNDER_WAY;
  const [payByCard] = usePayDonationByCardMutation();
  const start = async () => (await payByCard({ variables: { reference, language } })).data?.payDonationByCard;
  const isPending = donation.status === DonationStatus.PENDING && !isBeingPaid;
  return (
    <Stack spacing={3}>
      {isPending && (
        <Alert severity="warning" sx={{ fontSize: '1.125rem' }}>
          {t('donations.notPaidYet')}{' '}
          <Box component="strong" sx={{ whiteSpace: 'nowrap' }}>
            {donation.reference}
          </Box>
        </Alert>
      )}
      <PayByCard state={card} amountPence={amountPence} start={start} />
      <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
        <DonationFacts donation={donation} />
        <Typography sx={{ mt: 2 }}>
          <StatusLabel status={donation.status} />
        </Typography>
      </Card>
      <Stack sx={actions}>
        {isPending && <PayNow variant={card === CardOffer.NOT_OFFERED ? 'contained' : 'outlined'} />}
        <PrintButton variant="outlined" />
        <Button component={Link} to={PATHS.myDonations}>
          {t('donations.mine')}
        </Button>
      </Stack>
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

/** After a donation was saved: shows the reference and says clearly that it is not paid yet. */
export function DonationSuccessPage() {
  const { t } = useTranslation();
  return (
    <DonorsOnly title={t('pages.donationSuccess')} redirectTo={PATHS.home}>
      <DonationSuccess />
    </DonorsOnly>
  );
}
