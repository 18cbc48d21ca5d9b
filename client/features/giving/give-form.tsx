import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { DonationColumn, DonationFrequency } from '../../../rules/donation-states.ts';
import { exampleAmount, parsePence, poundsText } from '../../../rules/money.ts';
import { FormRadioGroup } from '../../components/form/form-radio-group.tsx';
import { FormSelectField } from '../../components/form/form-select-field.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { VisitorForm } from '../../components/form/visitor-form.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { useHydrated } from '../../components/page/use-hydrated.ts';
import { useCurrencySign, useMoney } from '../../components/page/use-money.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AmountChoice } from './amount-choice.tsx';
import { amountDigits } from './amount-digits.ts';
import type { GiftFundsQuery } from './give.generated.ts';
import type { namedByLink } from './give-link.ts';
import { useGiveForm } from './use-give-form.ts';

/** Loaded once there is an amount. */
const GiftAidTick = lazyPart(async () => (await import('../gift-aid/gift-aid-tick.tsx')).GiftAidTick);

interface GiveFormProps {
  funds: GiftFundsQuery['giftFunds'];
  /** Pence. */
  suggested: readonly number[];
  /** Whether the association takes cards. */
  takesCards: boolean;
  named: ReturnType<typeof namedByLink>;
}

/** What for, how much, how often, who: the form for gifts without an account. A fixed fee cannot be changed. */
export function GiveForm({ funds, suggested, takesCards, named }: GiveFormProps) {
  const { t } = useTranslation();
  const sign = useCurrencySign();
  const isHydrated = useHydrated();
  const money = useMoney();
  const fundOf = (id: number) => funds.find((fund) => fund.id === id);
  const feeText = (id: number) => {
    const fee = fundOf(id)?.feePence;
    return fee ? poundsText(fee) : undefined;
  };
  const { form, onSubmit, isSending, honeypot, draft, signedInAs } = useGiveForm({
    subTypeId: named.fundId,
    amount: feeText(named.fundId) ?? named.amount,
  });
  const [subTypeId, amount] = useWatch({ control: form.control, name: ['subTypeId', 'amount'] });
  const fund = fundOf(subTypeId);
  const isFixed = Boolean(feeText(subTypeId));
  const setAmount = (text: string) => form.setValue('amount', text, { shouldDirty: true });
  const chooseFund = (id: string) => {
    const fee = feeText(Number(id));
    if (fee) form.setValue('frequency', DonationFrequency.ONCE);
    if (fee || isFixed) setAmount(fee ?? '');
  };
  return (
    <VisitorForm
      form={form}
      title={t('give.form')}
      withoutScripts={
        <Typography sx={{ mb: 3 }}>
          {t('give.needsScripts')}{' '}
          <Link component={RouterLink} to={PATHS.contact}>
            {t('give.waysToReachUs')}
          </Link>
        </Typography>
      }
      honeypot={honeypot}
      onSubmit={onSubmit}
      isSending={isSending}
      draft={draft}
      privacy={t('give.privacy')}
      send={t('give.send')}
      sending={t('give.sending')}
    >
      {named.problems.map((problem) => (
        <Alert key={problem} severity="info" sx={{ mb: 2 }}>
          {t(problem)}
        </Alert>
      ))}
      <FormSelectField
        name="subTypeId"
        label={t('give.fund')}
        required
        numeric
        placeholder={t('give.chooseFund')}
        options={funds.map(({ id, name, column, feePence }) => ({
          value: String(id),
          label: feePence ? `${name}: ${money(feePence)}` : name,
          group: t(`give.groups.${column}`),
        }))}
        onChoice={chooseFund}
      />
      <FormTextField
        name="amount"
        label={t('give.amount', { sign })}
        hint={isFixed ? t('give.fixedFee') : t('give.amountHint', { example: exampleAmount() })}
        required
        readOnly={isFixed}
        inputMode="decimal"
        clean={amountDigits}
      />
      {!isFixed && <AmountChoice amounts={suggested} value={amount} onChoice={setAmount} />}
      {!isFixed && (
        <FormRadioGroup
          name="frequency"
          label={t('give.frequency')}
          hint={t(takesCards ? 'give.monthlyByCardHint' : 'give.monthlyHint')}
          options={Object.values(DonationFrequency).map((value) => ({
            value,
            label: t(`give.frequencies.${value}`),
          }))}
        />
      )}
      {isFixed && fund?.column === DonationColumn.MEMBERSHIP && (
        <Typography sx={{ mb: 3 }}>{t('give.membershipOnce')}</Typography>
      )}
      <FormTextField name="donorName" label={t('give.name')} required autoComplete="name" />
      <FormTextField
        name="email"
        label={t('give.email')}
        hint={t('give.emailHint')}
        required
        type="email"
        autoComplete="email"
      />
      <FormTextField name="message" label={t('give.message')} rows={3} />
      {isHydrated && Boolean(parsePence(amount)) && <GiftAidTick />}
      {signedInAs && <Typography sx={{ mb: 2 }}>{t('give.signedIn', { name: signedInAs })}</Typography>}
    </VisitorForm>
  );
}
