import { useRef, useState } from 'react';
import type { EnvelopePaymentMethod } from '../../../../rules/cash-counts.ts';
import { isPayable, poundsText } from '../../../../rules/money.ts';
import { PaymentMethod } from '../../../../rules/payment-methods.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { newKey } from '../../ledger/idempotency-key.ts';
import { type ChosenDonor, NOBODY } from '../../ledger/office/donors/donor-field.tsx';
import type { CashEnvelopeFieldsFragment } from './cash-counts.generated.ts';

export interface Envelope {
  key: string;
  /** Of a row that is changed. */
  version: number | undefined;
  donor: ChosenDonor;
  /** 0 until it is chosen. */
  subTypeId: number;
  amount: string;
  paymentMethod: EnvelopePaymentMethod;
  chequeNumber: string;
}

type Row = CashEnvelopeFieldsFragment;

const emptyOne = (before?: Pick<Envelope, 'subTypeId' | 'paymentMethod'>): Envelope => ({
  key: newKey(),
  version: undefined,
  // Another one for each envelope, by which the field of the donor knows it.
  donor: { ...NOBODY },
  // A pile is mostly of one kind.
  subTypeId: before?.subTypeId ?? 0,
  amount: '',
  paymentMethod: before?.paymentMethod ?? PaymentMethod.CASH,
  chequeNumber: '',
});

/** A row as it was typed. */
export const envelopeOf = (row: Row): Envelope => ({
  key: row.key,
  version: row.version,
  donor: { donorId: row.donorId, donorName: row.donorName },
  subTypeId: row.subTypeId,
  amount: poundsText(row.amountPence),
  paymentMethod: row.paymentMethod as EnvelopePaymentMethod,
  chequeNumber: row.chequeNumber,
});

/**
 * The envelope that is being typed: Enter leads from field to field, and at the end to the next envelope.
 * @param add keeps it; it does not wait, so that nobody has to. Who the donor is may only be said later
 */
export function useEnvelope(add: (envelope: Envelope, settling: Promise<ChosenDonor> | null) => void) {
  const { t } = useTranslation();
  const [envelope, setEnvelope] = useState(() => emptyOne());
  const [isTyping, setIsTyping] = useState(false);
  const [error, setError] = useState<{ field: 'subTypeId' | 'amount'; text: string }>();
  const donorField = useRef<HTMLInputElement>(null);
  const fundField = useRef<HTMLSelectElement>(null);
  const amountField = useRef<HTMLInputElement>(null);
  const methodField = useRef<HTMLSelectElement>(null);
  const chequeField = useRef<HTMLInputElement>(null);

  const settling = useRef<Promise<ChosenDonor>>(null);

  const begin = (next: Envelope) => {
    settling.current = null;
    setEnvelope(next);
    setError(undefined);
    donorField.current?.focus();
  };
  const refuse = (field: 'subTypeId' | 'amount', text: string) => {
    setError({ field, text });
    (field === 'amount' ? amountField : fundField).current?.focus();
  };
  const finish = () => {
    if (!envelope.subTypeId) return refuse('subTypeId', t('messages.donationTypeRequired'));
    if (!isPayable(envelope.amount.trim())) return refuse('amount', t('messages.invalidAmount'));
    add(envelope, settling.current);
    begin(emptyOne(envelope));
  };
  return {
    envelope,
    error,
    settling,
    setIsTyping,
    fields: { donorField, fundField, amountField, methodField, chequeField },
    /** Nothing once another envelope is typed. */
    change: (changed: Partial<Envelope>) => {
      setEnvelope((before) => (before.key === envelope.key ? { ...before, ...changed } : before));
      setError(undefined);
    },
    finish,
    edit: (row: Row) => begin(envelopeOf(row)),
    leave: () => begin(emptyOne(envelope)),
    isDirty: envelope.amount !== '' || envelope.donor.donorName !== '' || isTyping,
  };
}

export type EnvelopeForm = ReturnType<typeof useEnvelope>;
