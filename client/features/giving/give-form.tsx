import { useWatch } from 'react-hook-form';
import { hasBankDetails } from '../../../rules/bank-details.ts';
import { DonationFrequency } from '../../../rules/donation-states.ts';
import { parsePence, typedPounds } from '../../../rules/money.ts';
import { VisitorForm } from '../../components/form/visitor-form.tsx';
import { useShortMoney } from '../../components/page/use-money.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Fund } from './fund.ts';
import { FundWords } from './fund-words.tsx';
import { GiftFields } from './gift-fields.tsx';
import type { GivingSettingsFragment } from './give.generated.ts';
import styles from './give.module.css';
import { GiveAside } from './give-aside.tsx';
import type { namedByLink } from './give-link.ts';
import type { Sponsored } from './sponsored.ts';
import { SponsoredDay } from './sponsored-day.tsx';
import { useGiveForm } from './use-give-form.ts';

interface GiveFormProps {
  funds: readonly Fund[];
  settings: GivingSettingsFragment;
  /** Whether the association takes cards. */
  takesCards: boolean;
  named: ReturnType<typeof namedByLink>;
  /** The day that is sponsored, if the form was opened for one: it fixes what for and how much. */
  sponsored?: Sponsored;
}

/** The form by which everybody gives, beside it why it can be trusted. */
export function GiveForm({ funds, settings, takesCards, named, sponsored }: GiveFormProps) {
  const { t } = useTranslation();
  const money = useShortMoney();
  const fundOf = (id: number) => funds.find((fund) => fund.id === id);
  const fee = fundOf(named.fundId)?.feePence;
  const start = sponsored
    ? { subTypeId: sponsored.offer.subTypeId, amount: typedPounds(sponsored.offer.pence) }
    : { subTypeId: named.fundId, amount: fee ? typedPounds(fee) : named.amount };
  const { form, onSubmit, isSending, honeypot, draft, signedInAs } = useGiveForm(start, sponsored);
  const [subTypeId, amount, frequency] = useWatch({
    control: form.control,
    name: ['subTypeId', 'amount', 'frequency'],
  });
  const fund = fundOf(subTypeId);
  const pence = parsePence(amount);
  const isMonthly = frequency === DonationFrequency.MONTHLY;
  const send = pence
    ? t(isMonthly ? 'give.giveMonthly' : fund?.feePence ? 'give.pay' : 'give.give', { amount: money(pence) })
    : t('give.send');
  return (
    <div className={styles.columns}>
      <VisitorForm
        form={form}
        title={t('give.form')}
        withoutScripts={hasBankDetails(settings) && t('give.payWithoutScripts')}
        honeypot={honeypot}
        onSubmit={onSubmit}
        isSending={isSending}
        draft={draft}
        privacy={t('give.privacy')}
        send={send}
        sending={t('give.sending')}
        footer={
          pence && (
            <p className={`text-body text-soft ${styles.then}`}>
              {t(takesCards ? 'give.next' : 'give.nextBank')}
            </p>
          )
        }
      >
        {named.problems.map((problem) => (
          <p key={problem} role="alert" className="alert alert-info">
            {t(problem)}
          </p>
        ))}
        {sponsored ? (
          <SponsoredDay sponsored={sponsored} />
        ) : (
          <GiftFields
            funds={funds}
            suggestedAmounts={settings.suggestedAmounts}
            monthlyHint={t(takesCards ? 'give.monthlyByCardHint' : 'give.monthlyHint')}
          />
        )}
        {signedInAs && <p className="text-body space-below">{t('give.signedIn', { name: signedInAs })}</p>}
      </VisitorForm>
      <div className={styles.aside}>
        {!sponsored && <FundWords fund={fund} amount={amount} />}
        <GiveAside settings={settings} />
      </div>
    </div>
  );
}
