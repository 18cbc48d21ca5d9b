import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { DonationColumn } from '../../../rules/donation-states.ts';
import { BesidePicture } from '../../components/page/beside-picture.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { LoadState } from '../../components/page/load-state.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useUsedPages } from '../../components/page/page-parts.ts';
import { usePageRecord } from '../../components/page/page-record.ts';
import { PATHS } from '../../components/page/paths.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { useHydrated } from '../../components/page/use-hydrated.ts';
import { WithoutScripts } from '../../components/page/without-scripts.tsx';
import { useViewer } from '../../graphql/use-viewer.ts';
import { loadTextFiles } from '../../i18n/load-texts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePayGiftByCardMutation } from '../cards/pay-by-card.generated.ts';
import { type GiftQuery, useGiftQuery, useTakeGiftMutation } from './gift.generated.ts';
import styles from './gift.module.css';
import { GiftByCard } from './gift-by-card.tsx';
import { giveAddress } from './give-address.ts';
import { Given } from './given.tsx';

/** Loaded for those who still have to confirm, with its texts. */
const ConfirmGiftAid = lazyPart(async () => {
  await loadTextFiles(['gift-aid', 'form']);
  return (await import('../gift-aid/confirm-gift-aid.tsx')).ConfirmGiftAid;
});

type Gift = NonNullable<GiftQuery['gift']>;

const PLACEHOLDER = <Placeholder variant="rectangular" height={560} style={{ borderRadius: 16 }} />;

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
  return (
    <div className={styles.state}>
      <Given donation={gift} isOwn={gift.isOwn} start={start} refetch={refetch}>
        <GiftByCard gift={gift} token={token} />
      </Given>
      {gift.giftAidToConfirm && <ConfirmGiftAid token={token} text={gift.giftAidToConfirm} />}
      <p className="text-body">
        {t('gift.keep')} {gift.isMailed && t('gift.mailed')}
      </p>
      {gift.isOwn && (
        <p role="status" className="text-body">
          {t('gift.taken')}{' '}
          {isUsed(PATHS.myDonations) && (
            <Link to={PATHS.myDonations} className="button">
              {t('donations.mine')}
            </Link>
          )}
        </p>
      )}
      {isUsed(PATHS.give) && (
        <Link to={giveAddress(gift.subTypeId, gift.amountPence)} className="button button-outlined">
          {t('gift.giveAgain')}
        </Link>
      )}
    </div>
  );
}

function Unknown() {
  const { t } = useTranslation();
  const isUsed = useUsedPages();
  return (
    <div className={styles.state}>
      <p className="text-body">{t('gift.unknown')}</p>
      {isUsed(PATHS.give) && (
        <Link to={PATHS.give} className="button button-filled">
          {t('gift.give')}
        </Link>
      )}
    </div>
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
      <WithoutScripts>{t('gift.pageNeedsScripts')}</WithoutScripts>
      <BesidePicture>
        {isHydrated && !token ? (
          <Unknown />
        ) : isHydrated ? (
          <LoadState result={result} placeholder={PLACEHOLDER}>
            {({ gift: found }) =>
              found ? (
                <GiftState key={token} gift={found} token={token} refetch={result.refetch} />
              ) : (
                <Unknown />
              )
            }
          </LoadState>
        ) : (
          PLACEHOLDER
        )}
      </BesidePicture>
    </div>
  );
}
