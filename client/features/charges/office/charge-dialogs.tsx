import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ChargeMethod } from '../../../../rules/charges.ts';
import { poundsText } from '../../../../rules/money.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormSelectField } from '../../../components/form/form-select-field.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { useMoney } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type Charge, useChargeName } from './charge-name.ts';
import {
  useGiveBackChargeMutation,
  useKeepChargeMutation,
  usePayChargeMutation,
} from './charges.generated.ts';

interface ChargeDialogProps {
  charge: Charge;
  onClose: () => void;
}

const loadRules = () => import('../../../../rules/charges.ts');

/** Whose charge, how much at most, and when. */
function AmountAndDay({ charge, mostPence, lead }: { charge: Charge; mostPence: number; lead: string }) {
  const { t } = useTranslation();
  const money = useMoney();
  const nameOf = useChargeName();
  return (
    <>
      <Typography sx={{ mb: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {[nameOf(charge), charge.payerName].filter(Boolean).join(' · ')}
      </Typography>
      <Typography sx={{ mb: 2 }}>{lead}</Typography>
      <FormTextField
        name="amount"
        inputMode="decimal"
        label={t('charges.amount')}
        hint={t('charges.upTo', { amount: money(mostPence) })}
        required
      />
      <FormTextField name="day" type="date" label={t('charges.day')} required />
    </>
  );
}

function MethodField() {
  const { t } = useTranslation();
  return (
    <FormSelectField
      name="method"
      label={t('charges.method')}
      placeholder={t('charges.methodChoose')}
      required
      options={Object.values(ChargeMethod).map((value) => ({ value, label: t(`charges.methods.${value}`) }))}
    />
  );
}

function ReasonField({ hint }: { hint: string }) {
  const { t } = useTranslation();
  return <FormTextField name="reason" label={t('charges.reason')} hint={hint} required rows={2} />;
}

/** Asks what was paid by hand, at first all that is open. */
export function PayDialog({ charge, onClose }: ChargeDialogProps) {
  const { t } = useTranslation();
  const { id, openPence: seenPence } = charge;
  const [day] = useState(currentDay);
  const [pay] = usePayChargeMutation();
  const dialog = useDialogForm({
    rules: async () => (await loadRules()).chargePaymentRules(seenPence),
    values: { amount: poundsText(seenPence), day, method: '' as ChargeMethod },
    save: (fields) => pay({ variables: { id, input: { ...fields, seenPence } } }),
    done: t('charges.payDone'),
    onConflict: onClose,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={t('charges.payTitle')} action={t('charges.pay')} maxWidth="xs">
      <AmountAndDay charge={charge} mostPence={seenPence} lead={t('charges.payHint')} />
      <MethodField />
    </FormDialog>
  );
}

/** Asks what was given back by hand, and why. */
export function GiveBackDialog({ charge, onClose }: ChargeDialogProps) {
  const { t } = useTranslation();
  const { id, returnablePence: seenPence } = charge;
  const [day] = useState(currentDay);
  const [giveBack] = useGiveBackChargeMutation();
  const dialog = useDialogForm({
    rules: async () => (await loadRules()).chargeReturnRules(seenPence),
    values: { amount: poundsText(seenPence), day, method: '' as ChargeMethod, reason: '' },
    save: (fields) => giveBack({ variables: { id, input: { ...fields, seenPence } } }),
    done: t('charges.giveBackDone'),
    onConflict: onClose,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={t('charges.giveBack')} action={t('charges.giveBack')} maxWidth="xs">
      <AmountAndDay charge={charge} mostPence={seenPence} lead={t('charges.giveBackHint')} />
      <MethodField />
      <ReasonField hint={t('charges.reasonHint')} />
    </FormDialog>
  );
}

/** Asks how much is kept instead of given back, and why. */
export function KeepDialog({ charge, onClose }: ChargeDialogProps) {
  const { t } = useTranslation();
  const { id, returnablePence: seenPence } = charge;
  const [day] = useState(currentDay);
  const [keep] = useKeepChargeMutation();
  const dialog = useDialogForm({
    rules: async () => (await loadRules()).chargeKeptRules(seenPence),
    values: { amount: poundsText(seenPence), day, reason: '' },
    save: (fields) => keep({ variables: { id, input: { ...fields, seenPence } } }),
    done: t('charges.keepDone'),
    onConflict: onClose,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={t('charges.keepTitle')} action={t('charges.keep')} maxWidth="xs">
      <AmountAndDay charge={charge} mostPence={seenPence} lead={t('charges.keepHint')} />
      <ReasonField hint={t('charges.reasonHint')} />
    </FormDialog>
  );
}
