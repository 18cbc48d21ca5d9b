import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { ENVELOPE_PAYMENT_METHODS, type EnvelopePaymentMethod } from '../../../../rules/cash-counts.ts';
import { PaymentMethod } from '../../../../rules/payment-methods.ts';
import { useCurrencySign } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DeskField } from '../../ledger/office/desk-field.tsx';
import { DonorField } from '../../ledger/office/donors/donor-field.tsx';
import { useManagedDonationTypesQuery } from '../../ledger/office/managed-donation-types.generated.ts';
import type { EnvelopeForm } from './use-envelope.ts';

interface ChoiceProps {
  label: string;
  value: string | number;
  error?: string;
  fieldRef: RefObject<HTMLSelectElement | null>;
  onChoose: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
}

function Choice({ label, value, error, fieldRef, onChoose, onKeyDown, children }: ChoiceProps) {
  return (
    <DeskField label={label} error={error}>
      {(input) => (
        <NativeSelect
          value={value}
          onChange={({ target }) => onChoose(target.value)}
          input={<OutlinedInput />}
          inputRef={fieldRef}
          inputProps={{ ...input, onKeyDown }}
        >
          {children}
        </NativeSelect>
      )}
    </DeskField>
  );
}

/** The envelope in one's hand, by the keyboard alone. */
export function EnvelopeFields({ form }: { form: EnvelopeForm }) {
  const { t } = useTranslation();
  const sign = useCurrencySign();
  const { data } = useManagedDonationTypesQuery();
  const { envelope, error, fields, change, finish } = form;
  const types = (data?.allDonationTypes ?? []).filter(
    (type) => type.isActive || type.id === envelope.subTypeId,
  );
  const isCheque = envelope.paymentMethod === PaymentMethod.CHEQUE;
  const isChange = envelope.version !== undefined;
  const onEnter = (next: () => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    next();
  };
  const toAmount = () => {
    // Not every browser focuses what it selects.
    fields.amountField.current?.focus();
    fields.amountField.current?.select();
  };
  return (
    <Box component="section" aria-labelledby="count-envelope" sx={{ mb: 3 }}>
      <Typography variant="h3" component="h2" id="count-envelope">
        {t(isChange ? 'counts.editing' : 'counts.entry')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('counts.entryHint')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: {
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'minmax(0, 2fr) repeat(4, minmax(0, 1fr))',
          },
        }}
      >
        <DonorField
          label={t('counts.donor')}
          hint={t('counts.donorHint')}
          chosen={envelope.donor}
          onChoose={(donor) => change({ donor })}
          onNext={() => fields.fundField.current?.focus()}
          allowsNew
          inputRef={fields.donorField}
          settling={form.settling}
          onTyping={form.setIsTyping}
        />
        <Choice
          label={t('counts.fund')}
          value={envelope.subTypeId || ''}
          error={error?.field === 'subTypeId' ? error.text : undefined}
          fieldRef={fields.fundField}
          onChoose={(value) => change({ subTypeId: Number(value) })}
          onKeyDown={onEnter(toAmount)}
        >
          <option value="" />
          {types.map((type) => (
            <option key={type.id} value={type.id}>
              {type.name}
            </option>
          ))}
        </Choice>
        <DeskField label={t('counts.amount', { sign })} error={error?.field === 'amount' && error.text}>
          {(input) => (
            <OutlinedInput
              value={envelope.amount}
              onChange={({ target }) => change({ amount: target.value })}
              onKeyDown={onEnter(() => fields.methodField.current?.focus())}
              inputRef={fields.amountField}
              autoComplete="off"
              inputProps={{ ...input, inputMode: 'decimal', maxLength: 20 }}
            />
          )}
        </DeskField>
        <Choice
          label={t('counts.paymentMethod')}
          value={envelope.paymentMethod}
          fieldRef={fields.methodField}
          onChoose={(paymentMethod) => change({ paymentMethod: paymentMethod as EnvelopePaymentMethod })}
          onKeyDown={onEnter(() => (isCheque ? fields.chequeField.current?.focus() : finish()))}
        >
          {ENVELOPE_PAYMENT_METHODS.map((paymentMethod) => (
            <option key={paymentMethod} value={paymentMethod}>
              {t(`paymentMethods.${paymentMethod}`)}
            </option>
          ))}
        </Choice>
        {isCheque && (
          <DeskField label={t('counts.cheque')}>
            {(input) => (
              <OutlinedInput
                value={envelope.chequeNumber}
                onChange={({ target }) => change({ chequeNumber: target.value })}
                onKeyDown={onEnter(finish)}
                inputRef={fields.chequeField}
                autoComplete="off"
                inputProps={{ ...input, inputMode: 'numeric' }}
              />
            )}
          </DeskField>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button variant="contained" onClick={finish}>
          {t(isChange ? 'counts.saveRow' : 'counts.addRow')}
        </Button>
        {isChange && <Button onClick={form.leave}>{t('counts.stopEditing')}</Button>}
      </Box>
    </Box>
  );
}
