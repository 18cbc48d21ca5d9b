import { hasBankDetails, transferCode } from '../../../rules/bank-details.ts';
import { DonationFrequency } from '../../../rules/donation-states.ts';
import { place } from '../../../rules/place.ts';
import { QrCode } from '../../components/media/qr-code.tsx';
import { LoadState } from '../../components/page/load-state.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { useShortMoney } from '../../components/page/use-money.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDonationSettingsQuery } from '../ledger/donation-settings.generated.ts';
import { BankRows } from './bank-rows.tsx';
import { type GiftQuery, useWaysToPayQuery } from './gift.generated.ts';
import styles from './gift.module.css';
import { PayNow } from './pay-now.tsx';

type Donation = Pick<NonNullable<GiftQuery['gift']>, 'amountPence' | 'reference' | 'frequency'>;

function StandingOrderSteps({ amount }: { amount: string }) {
  const { t } = useTranslation();
  return (
    <ol className={styles.steps}>
      <li>{t('gift.steps.open')}</li>
      <li>{t('gift.steps.enter', { amount })}</li>
      <li>{t('gift.steps.quote')}</li>
      <li>{t('gift.steps.end')}</li>
    </ol>
  );
}

interface GiftPaymentProps {
  donation: Donation;
  /** Whether it can be paid by card above. */
  isByCard: boolean;
}

/** By bank, on the association's payment page, or as the association will write where there is no way at all. */
export function GiftPayment({ donation, isByCard }: GiftPaymentProps) {
  const { t } = useTranslation();
  const money = useShortMoney();
  const ways = useWaysToPayQuery();
  const { data } = useDonationSettingsQuery();
  const { amountPence, reference, frequency } = donation;
  const isMonthly = frequency === DonationFrequency.MONTHLY;
  return (
    <LoadState result={ways} placeholder={<Placeholder variant="rectangular" height={420} />}>
      {({ siteSettings: bank }) => {
        const hasBank = hasBankDetails(bank);
        const { currency } = place;
        const code = !isMonthly && transferCode(bank, { currency, amountPence, reference });
        const paymentUrl = data?.siteSettings.paymentUrl;
        return (
          <>
            {hasBank && (
              <section className={`card form-card ${styles.card}`}>
                <h2 className="text-h2">{t(isMonthly ? 'gift.byStandingOrder' : 'gift.byTransfer')}</h2>
                {isMonthly ? (
                  <StandingOrderSteps amount={money(amountPence)} />
                ) : (
                  <p className="text-body">{t('gift.transferHint')}</p>
                )}
                <BankRows bank={bank} amountPence={amountPence} reference={reference} />
                {code && (
                  <>
                    <QrCode text={code} label={t('gift.qr')} />
                    <p className="text-body">{t('gift.qrHint')}</p>
                  </>
                )}
              </section>
            )}
            {paymentUrl && (
              <section className={`card form-card ${styles.card}`}>
                <h2 className="text-h2">{t('gift.online')}</h2>
                <p className="text-body">{t('gift.onlineHint', { reference })}</p>
                <PayNow isMain={!hasBank} />
              </section>
            )}
            {data && !hasBank && !paymentUrl && !isByCard && (
              <p className="text-body">{t('gift.noPaymentDetails')}</p>
            )}
          </>
        );
      }}
    </LoadState>
  );
}
