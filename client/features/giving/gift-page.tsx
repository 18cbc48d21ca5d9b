import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { CardOffer } from '../../../rules/card-offer.ts';
import { DonationColumn, DonationFrequency, DonationStatus } from '../../../rules/donation-states.ts';
import type { DeclarationCover } from '../../../rules/gift-aid.ts';
import { BesidePicture } from '../../components/page/beside-picture.tsx';
import { Day } from '../../components/page/day.tsx';
import { type Fact, FactRows } from '../../components/page/fact-rows.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { LoadState } from '../../components/page/load-state.tsx';
import { Moment } from '../../components/page/moment.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useUsedPages } from '../../components/page/page-parts.ts';
import { usePageRecord } from '../../components/page/page-record.ts';
import { PATHS } from '../../components/page/paths.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { useHydrated } from '../../components/page/use-hydrated.ts';
import { useMoney } from '../../components/page/use-money.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import { loadTextFiles } from '../../i18n/load-texts.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePayGiftByCardMutation } from '../cards/pay-by-card.generated.ts';
import { PayByCard } from '../cards/pay-by-card.tsx';
import { useCardState } from '../cards/use-card-state.ts';
import { StatusLabel } from '../ledger/status-label.tsx';
import { type GiftQuery, useGiftQuery, useTakeGiftMutation } from './gift.generated.ts';
import { GiftByCard } from './gift-by-card.tsx';
import { GiftPayment } from './gift-payment.tsx';

/** Loaded for those who still have to confirm, with its texts. */
const ConfirmGiftAid = lazyPart(async () => {
  await loadTextFiles(['gift-aid', 'form']);
  return (await import('../gift-aid/confirm-gift-aid.tsx')).ConfirmGiftAid;
});

type Gift = NonNullable<GiftQuery['gift']>;

const SEVERITIES: Readonly<Record<DonationStatus, AlertColor>> = {
  [DonationStatus.PENDING]: 'warning',
  [DonationStatus.PAID]: 'success',
  [DonationStatus.CANCELLED]: 'info',
  [DonationStatus.REFUNDED]: 'info',
};

const PLACEHOLDER = <Placeholder variant="rectangular" height={560} style={{ borderRadius: 16 }} />;

function GiftFacts({ gift }: { gift: Gift }) {
  const { t } = useTranslation();
  const money = useMoney();
  const type = useLocalized()(gift.typeName, gift.textLanguages.typeName);
  const facts: Fact[] = [
    [t('donations.reference'), <strong key="reference">{gift.reference}</strong>],
    [
      t('donations.type'),
      <span key="type" lang={type.lang}>
        {type.text}
      </span>,
    ],
    [t('donations.sum'), money(gift.amountPence)],
    [t('gift.frequency'), t(`gift.frequencies.${gift.frequency}`)],
    [t('donations.date'), <Moment key="date" at={gift.createdAt} />],
  ];
  if (gift.frequency === DonationFrequency.ONCE) facts.splice(3, 1);
  if (gift.receivedOn) facts.push([t('donations.paidOn'), <Day key="paid" day={gift.receivedOn} />]);
  return <FactRows facts={facts} />;
}

/** Makes the gift the account's whose e-mail it has, as soon as its owner opens the link signed in. */
function useTaking(gift: Gift | null | undefined, token: string): void {
  const { viewer } = useViewer();
  const [take, { called }] = useTakeGiftMutation();
  const canBeTaken = Boolean(gift?.canBeTaken && viewer.userId);
  useEffect(() => {
    // If it fails, the next visit tries again.
    if (canBeTaken && !called) take({ variables: { token } }).catch(() => undefined);
  }, [canBeTaken, called, take, token]);
}

/** To whoever has just given, what was declared; the page itself tells nobody who comes later. */
function DeclaredNow({ isCertain }: { isCertain: boolean }) {
  const { t } = useTranslation();
  const { giftAid } = (useLocation().state ?? {}) as { giftAid?: DeclarationCover };
  if (!giftAid) return null;
  const isForThis = isCertain || giftAid === 'THIS_GIFT';
  return <Alert severity="info">{t(isForThis ? 'gift.giftAid' : 'gift.giftAidToConfirm')}</Alert>;
}

interface GiftStateProps {
  gift: Gift;
  /** Of its private link. */
  token: string;
  refetch: () => Promise<unknown>;
}

function GiftState({ gift, token, refetch }: GiftStateProps) {
  const { t, language } = useTranslation();
  const isUsed = useUsedPages();
  const [payByCard] = usePayGiftByCardMutation();
  const start = async () => (await payByCard({ variables: { token, language } })).data?.payGiftByCard;
  const card = useCardState(gift.card, refetch);
  const isBeingPaid = card === 'CHECKING' || card === CardOffer.UNDER_WAY;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      {!isBeingPaid && (
        <Alert severity={SEVERITIES[gift.status]} sx={{ fontSize: '1.125rem' }}>
          {t(`gift.state.${gift.status}`)}
        </Alert>
      )}
      {!gift.giftAidToConfirm && <DeclaredNow isCertain={gift.isOwn} />}
      <PayByCard state={card} amountPence={gift.amountPence} start={start} />
      <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
        <GiftFacts gift={gift} />
        <Typography sx={{ mt: 2 }}>
          <StatusLabel status={gift.status} />
        </Typography>
      </Card>
      <GiftByCard gift={gift} token={token} />
      {gift.status === DonationStatus.PENDING && !isBeingPaid && <GiftPayment gift={gift} />}
      {gift.giftAidToConfirm && <ConfirmGiftAid token={token} text={gift.giftAidToConfirm} />}
      <Typography>
        {t('gift.keep')} {gift.isMailed && t('gift.mailed')}
      </Typography>
      {gift.isOwn && (
        <Typography role="status">
          {t('gift.taken')}{' '}
          {isUsed(PATHS.myDonations) && (
            <Button component={Link} to={PATHS.myDonations}>
              {t('donations.mine')}
            </Button>
          )}
        </Typography>
      )}
    </Box>
  );
}

function Unknown() {
  const { t } = useTranslation();
  const isUsed = useUsedPages();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 3 }}>
      <Typography>{t('gift.unknown')}</Typography>
      {isUsed(PATHS.give) && (
        <Button component={Link} to={PATHS.give} variant="contained">
          {t('gift.give')}
        </Button>
      )}
    </Box>
  );
}

/**
 * The private page of a gift: how to pay, and whether the money has come. What opens it is in the address's fragment, which
 * browsers send to nobody, so that the server draws the page without it.
 */
export function GiftPage() {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const record = usePageRecord();
  if (record) record.isPrivate = true;
  const token = useLocation().hash.slice(1);
  const result = useGiftQuery({
    variables: { token },
    skip: !isHydrated || !token,
    fetchPolicy: 'cache-and-network',
  });
  const gift = result.data?.gift;
  useTaking(gift, token);
  const title = t(gift?.column === DonationColumn.MEMBERSHIP ? 'gift.yourMembership' : 'gift.yourGift');
  return (
    <div className="page-width page-padding">
      <PageMeta title={title} noindex />
      <PageHeading title={title} />
      <noscript>
        <Typography>{t('gift.pageNeedsScripts')}</Typography>
      </noscript>
      <BesidePicture>
        {isHydrated && !token ? (
          <Unknown />
        ) : isHydrated ? (
          <LoadState result={result} placeholder={PLACEHOLDER}>
            {({ gift: found }) =>
              found ? <GiftState gift={found} token={token} refetch={result.refetch} /> : <Unknown />
            }
          </LoadState>
        ) : (
          PLACEHOLDER
        )}
      </BesidePicture>
    </div>
  );
}
