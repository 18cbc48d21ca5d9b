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
import styles from './gift.module.css';
import { Given } from './given.tsx';

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
    <div className={styles.state}>
      <Given donation={donation} isOwn start={start} refetch={refetch} />
      <div className={`not-printed ${styles.acts}`}>
        {donation.receiptNumber && (
          <button type="button" onClick={() => setIsReceiptOpen(true)} className="button button-filled">
            {t('donations.receipt')}
          </button>
        )}
        <PrintButton variant="outlined" />
        <Link to={`${PATHS.donations}?${donationQuery(donation.subTypeId)}`} className="button">
          {t('gift.giveAgain')}
        </Link>
        <Link to={PATHS.myDonations} className="button">
          {t('donations.mine')}
        </Link>
      </div>
      {isReceiptOpen && <ReceiptDialog donation={donation} onClose={() => setIsReceiptOpen(false)} />}
    </div>
  );
}

function Unknown() {
  const { t } = useTranslation();
  return (
    <div className={styles.state}>
      <p className="text-body">{t('donations.unknownReference')}</p>
      <Link to={PATHS.myDonations} className="button button-filled">
        {t('donations.mine')}
      </Link>
    </div>
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
