import { useFormContext, useWatch } from 'react-hook-form';
import { DonationColumn, DonationFrequency } from '../../../rules/donation-states.ts';
import { exampleAmount, parsePence, suggestedPence, typedPounds } from '../../../rules/money.ts';
import { FormChoiceCards } from '../../components/form/form-choice-cards.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { useHydrated } from '../../components/page/use-hydrated.ts';
import { useCurrencySign } from '../../components/page/use-money.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AmountChoice } from './amount-choice.tsx';
import { amountDigits } from './amount-digits.ts';
import type { Fund } from './fund.ts';
import { FundChoice } from './fund-choice.tsx';
import { FundWords } from './fund-words.tsx';
import styles from './give.module.css';
import { GiverFields } from './giver-fields.tsx';

/** Loaded once there is an amount. */
const GiftAidTick = lazyPart(async () => (await import('../gift-aid/gift-aid-tick.tsx')).GiftAidTick);

interface GiftFieldsProps {
  /** With one alone there is nothing to choose. */
  funds: readonly Fund[];
  /** The setting of the site. */
  suggestedAmounts: string;
  /** The hint on giving every month; without one the form does not ask how often. */
  monthlyHint?: string;
  /** Whether a telephone number is asked for, and a message at once: the fields of the form for who is signed in. */
  asksPhone?: boolean;
}

/** How much, how often, what for, Gift Aid, who: what every form for donations asks. A fixed fee cannot be changed. */
export function GiftFields({ funds, suggestedAmounts, monthlyHint, asksPhone = false }: GiftFieldsProps) {
  const { t } = useTranslation();
  const sign = useCurrencySign();
  const isHydrated = useHydrated();
  const form = useFormContext();
  const [subTypeId, amount]: [number, string] = useWatch({ name: ['subTypeId', 'amount'] });
  const feeOf = (id: number) => funds.find((one) => one.id === id)?.feePence;
  const fund = funds.find(({ id }) => id === subTypeId);
  const isFixed = Boolean(fund?.feePence);
  const setAmount = (text: string) => form.setValue('amount', text, { shouldDirty: true });
  const chooseFund = (id: string) => {
    const fee = feeOf(Number(id));
    if (fee && monthlyHint) form.setValue('frequency', DonationFrequency.ONCE);
    if (fee || isFixed) setAmount(fee ? typedPounds(fee) : '');
  };
  return (
    <>
      <h2 className={`text-h3 ${styles.question}`}>{t('give.howMuch')}</h2>
      {!isFixed && (
        <AmountChoice amounts={suggestedPence(suggestedAmounts)} value={amount} onChoice={setAmount} />
      )}
      <FormTextField
        name="amount"
        label={t('give.amount', { sign })}
        hint={isFixed ? t('give.fixedFee') : t('give.amountHint', { example: exampleAmount() })}
        required
        readOnly={isFixed}
        inputMode="decimal"
        clean={amountDigits}
      />
      <FundWords fund={fund} amount={amount} isSmall />
      {!isFixed && monthlyHint && (
        <FormChoiceCards
          name="frequency"
          label={t('give.frequency')}
          hint={monthlyHint}
          isRow
          options={Object.values(DonationFrequency).map((value) => ({
            value,
            label: t(`give.frequencies.${value}`),
          }))}
        />
      )}
      {funds.length > 1 && <FundChoice funds={funds} onChoice={chooseFund} />}
      {isFixed && fund?.column === DonationColumn.MEMBERSHIP && (
        <p className="text-body space-below">{t('give.membershipOnce')}</p>
      )}
      {isHydrated && Boolean(parsePence(amount)) && <GiftAidTick />}
      <GiverFields asksPhone={asksPhone} />
    </>
  );
}
