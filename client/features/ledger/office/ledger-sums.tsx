import { useMoney } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { DonationLedgerQuery } from './donation-ledger.generated.ts';
import { SumTiles } from './sum-tiles.tsx';

/** The paid, pending and refunded sums of the matching donations, and what providers have kept. */
export function LedgerSums({
  totalCount,
  sums,
}: Pick<DonationLedgerQuery['donations'], 'totalCount' | 'sums'>) {
  const { t } = useTranslation();
  const money = useMoney();
  const fees = [[t('donations.fees'), money(sums.feePence)]] as const;
  return (
    <SumTiles
      tiles={[
        [t('donations.count'), String(totalCount)],
        [t('donations.status.PAID'), money(sums.paidPence)],
        [t('donations.status.PENDING'), money(sums.pendingPence)],
        [t('donations.status.REFUNDED'), money(sums.refundedPence)],
        // Mostly of cards; of an association that takes none there may be none.
        ...(sums.feePence > 0 ? fees : []),
      ]}
    />
  );
}
