import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { poundsText } from '../../../../rules/money.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormSelectField } from '../../../components/form/form-select-field.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { isRefusedWith } from '../../../components/form/refused-field.ts';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { LoadState } from '../../../components/page/load-state.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useCurrencySign, useMoney } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  type SmallYearFieldsFragment,
  useClaimSmallDonationsMutation,
  useClaimsToSendWithQuery,
} from './small-donations.generated.ts';
import { yearText } from './use-years.ts';

const rules = async () => (await import('../../../../rules/small-donations.ts')).smallClaimRules;

/** As many Gift Aid claims as are offered, the newest. */
const CLAIMS_OFFERED = 20;

interface SmallClaimDialogProps {
  year: SmallYearFieldsFragment;
  onClose: () => void;
}

/** Asks how much was claimed for of a tax year, and with which claim. */
export function SmallClaimDialog({ year, onClose }: SmallClaimDialogProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const sign = useCurrencySign();
  const [today] = useState(currentDay);
  const { taxYear, claimablePence, claimedPence: seenClaimedPence } = year;
  const claims = useClaimsToSendWithQuery({ variables: { page: 1, pageSize: CLAIMS_OFFERED } });
  const [claim] = useClaimSmallDonationsMutation();
  const dialog = useDialogForm({
    rules,
    values: { taxYear, amount: poundsText(claimablePence), claimId: 0, day: today },
    save: ({ claimId = null, ...input }) =>
      claim({ variables: { input: { ...input, claimId, seenClaimedPence } } }),
    done: t('smallDonations.claimDone'),
    // Somebody else has claimed for it meanwhile: the sums are to be seen anew.
    onConflict: (error) => isRefusedWith(error, 'changedByAnother') && onClose(),
    onClose,
  });

  return (
    <FormDialog {...dialog} title={t('smallDonations.claim')}>
      <Typography sx={{ mb: 2 }}>
        {t('smallDonations.claimLead', { amount: money(claimablePence), year: yearText(year) })}
      </Typography>
      <FormTextField name="amount" label={t('smallDonations.gifts', { sign })} inputMode="decimal" required />
      <LoadState result={claims} placeholder={<Placeholder variant="rectangular" height={80} />}>
        {({ giftAidClaims: { items } }) => (
          <FormSelectField
            name="claimId"
            label={t('smallDonations.claimWith')}
            placeholder={t('smallDonations.alone')}
            numeric
            options={items
              .filter(({ state }) => state === 'SENT' || state === 'PAID')
              .map(({ id }) => ({
                value: String(id),
                label: t('smallDonations.withClaim', { number: id }),
              }))}
          />
        )}
      </LoadState>
      {!dialog.form.watch('claimId') && (
        <FormTextField name="day" type="date" label={t('smallDonations.sentOn')} required />
      )}
    </FormDialog>
  );
}
