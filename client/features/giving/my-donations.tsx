import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { inKit } from '../../components/kit/kit.tsx';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { pageOf } from '../../components/list/page-parameter.ts';
import { PagedList } from '../../components/list/paged-list.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { Moment } from '../../components/page/moment.tsx';
import { PATHS, QUERY_PARAMETERS } from '../../components/page/paths.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { useShortMoney } from '../../components/page/use-money.ts';
import { usePrefetchOnInteraction } from '../../components/page/use-prefetch-on-interaction.ts';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type OwnDonationFieldsFragment, useMyDonationsQuery } from '../ledger/my-donations.generated.ts';
import { StatusLabel } from '../ledger/status-label.tsx';
import { PayNow } from './pay-now.tsx';

const loadReceiptDialog = async () => (await import('../ledger/receipt-dialog.tsx')).ReceiptDialog;
const ReceiptDialog = lazyPart(loadReceiptDialog);

const PAGE_SIZE = 10;
const PAGE_PARAMETER = 'donations_page';

const row = {
  display: { xs: 'flex', sm: 'grid' },
  flexWrap: 'wrap',
  gridTemplateColumns: { sm: 'minmax(0, 1fr) 110px 180px 150px' },
  justifyItems: 'start',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  p: 2,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '16px',
} as const;

interface DonationRowProps {
  donation: OwnDonationFieldsFragment;
  onReceipt: () => void;
}

function DonationRow({ donation, onReceipt }: DonationRowProps) {
  const { t } = useTranslation();
  const money = useShortMoney();
  const type = useLocalized()(donation.typeName, donation.textLanguages.typeName);
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flexBasis: '100%', minWidth: 0 }}>
        <Typography lang={type.lang} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <Link to={`${PATHS.donationSuccess}?${QUERY_PARAMETERS.donationReference}=${donation.reference}`}>
            {type.text}
          </Link>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <Moment at={donation.createdAt} /> · {donation.reference}
        </Typography>
      </Box>
      <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', justifySelf: 'end' }}>
        {money(donation.amountPence)}
      </Typography>
      <div>
        <StatusLabel status={donation.status} />
        {donation.status === DonationStatus.PAID && donation.refundedPence > 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('donations.refundedPart', { amount: money(donation.refundedPence) })}
          </Typography>
        )}
      </div>
      {donation.receiptNumber && (
        <Button variant="outlined" startIcon={<Receipt />} onClick={onReceipt}>
          {t('donations.receipt')}
          <VisuallyHidden> {donation.reference}</VisuallyHidden>
        </Button>
      )}
      {donation.status === DonationStatus.PENDING && <PayNow />}
    </Box>
  );
}

function OwnDonations() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const page = pageOf(parameters.get(PAGE_PARAMETER));
  const result = useMyDonationsQuery({
    variables: { page, pageSize: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  usePrefetchOnInteraction(loadReceiptDialog);
  const [receipt, setReceipt] = useState<OwnDonationFieldsFragment>();
  return (
    <>
      <PagedList
        result={result}
        listOf={(data) => data.myDonations}
        placeholder={<Placeholder variant="rectangular" height={420} />}
        page={page}
        pageParameter={PAGE_PARAMETER}
        pageSize={PAGE_SIZE}
        label={t('donations.mine')}
        empty={<EmptyList text={t('donations.noneYet')} />}
        keepScroll
      >
        {(donations) => (
          <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
            {donations.map((donation) => (
              <DonationRow
                key={donation.reference}
                donation={donation}
                onReceipt={() => setReceipt(donation)}
              />
            ))}
          </Box>
        )}
      </PagedList>
      {receipt && <ReceiptDialog donation={receipt} onClose={() => setReceipt(undefined)} />}
    </>
  );
}

/** One's own donations and payments, newest first, each with a receipt once it is paid. */
export const MyDonations = inKit(OwnDonations);
