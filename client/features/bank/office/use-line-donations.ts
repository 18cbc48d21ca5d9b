import { useRef, useState } from 'react';
import { bankDonationRules } from '../../../../rules/bank-statements.ts';
import { firstIssue } from '../../../../rules/first-issue.ts';
import type { MessageKey } from '../../../../rules/messages.ts';
import { parsePence, poundsText } from '../../../../rules/money.ts';
import type { ChosenDonor } from '../../ledger/office/donors/donor-field.tsx';
import type { DonationFields, Line, LinePayment } from './use-line-acts.ts';

/** A promise that the line may pay. */
export interface Promised {
  id: number;
  reference: string;
  typeName: string;
  donorName: string;
  /** What is still open of it. */
  openPence: number;
}

export const DONATION_KINDS = ['PROMISED', 'NEW'] as const;
type DonationKind = (typeof DONATION_KINDS)[number];

/** A donation of the line that was added, and another one is entered after it. */
interface AddedDonation {
  key: number;
  name: string;
  payment: LinePayment;
}

/**
 * The donations that a line is for: mostly one, or several less the fee that was kept of them.
 * @param kind of the one that is entered now
 */
export function useLineDonations({ suggestion, amountPence, allocatedPence }: Line, kind: DonationKind) {
  const [added, setAdded] = useState<readonly AddedDonation[]>([]);
  const [chosen, setChosen] = useState<Promised>();
  const [offered] = useState<DonationFields>({
    donorId: suggestion?.newDonation?.donorId ?? null,
    donorName: suggestion?.newDonation?.donorName ?? '',
    subTypeId: suggestion?.newDonation?.subTypeId ?? 0,
    email: suggestion?.newDonation?.email ?? '',
  });
  const [newDonation, setDonation] = useState(offered);
  /** As it was typed; null for as much as is left. */
  const [pounds, setPounds] = useState<string | null>(null);
  /** As it was typed; null where nobody has said that there is one. */
  const [fee, setFee] = useState<string | null>(null);
  const [isTyping, setIsTyping] = useState(false);
  const settling = useRef<Promise<ChosenDonor> | null>(null);
  /** Counts the donations that were entered: the key of the one that is entered now. */
  const [entry, setEntry] = useState(0);
  /** The one that is being added, until the next is shown: it may be pressed again while its donor is sought. */
  const adding = useRef(-1);

  const addedPence = added.reduce((sum, { payment }) => sum + payment.pence, 0);
  const feePence = parsePence(fee || '0');
  const left = amountPence - allocatedPence + (feePence ?? 0) - addedPence;
  const mostPence = Math.max(kind === 'PROMISED' && chosen ? Math.min(chosen.openPence, left) : left, 0);
  const shownPounds = pounds ?? poundsText(mostPence);
  const pence = parsePence(shownPounds);
  const isDonationBegun = ({ donorName, email }: DonationFields) =>
    Boolean(donorName || email.trim() || pounds);
  const isBegun =
    kind === 'PROMISED' ? chosen !== undefined : added.length === 0 || isDonationBegun(newDonation);
  const nowPence = isBegun ? (pence ?? 0) : 0;

  /** The donation that is entered now, or the text that says what is missing of it. */
  const current = async (): Promise<AddedDonation | MessageKey> => {
    const key = entry;
    if (kind === 'PROMISED') {
      if (!chosen) return 'bankDonationRequired';
      if (!pence) return 'invalidAmount';
      const name = `${chosen.donorName}: ${chosen.typeName}`;
      return { key, name, payment: { donationId: chosen.id, pence } };
    }
    // It may be pressed before it is known who is called what was just typed.
    const settled = { ...newDonation, ...(await settling.current) };
    const checked = bankDonationRules.safeParse(settled);
    if (!checked.success) return firstIssue(bankDonationRules, checked.error).messageKey;
    if (!pence) return 'invalidAmount';
    return { key, name: settled.donorName, payment: { newDonation: settled, pence } };
  };

  return {
    entry,
    added,
    chosen,
    newDonation,
    pounds: shownPounds,
    fee,
    settling,
    isDirty:
      Boolean(chosen || added.length > 0 || fee || isTyping) || pounds !== null || newDonation !== offered,
    giftsPence: addedPence + nowPence,
    feePence,
    /** Less than nothing where the donations are more than the line. */
    leftPence: left - nowPence,
    choose(one: Promised) {
      setChosen(one);
      setPounds(null);
    },
    // Who was typed is known a moment later: meanwhile another field may be filled.
    changeDonation: (changed: Partial<DonationFields>) =>
      setDonation((before) => ({ ...before, ...changed })),
    setIsTyping,
    setPounds,
    setFee,
    remove: (key: number) => setAdded((before) => before.filter((one) => one.key !== key)),
    /** Adds what is entered, so that another one can be. The next is mostly for the same. */
    async add(): Promise<MessageKey | undefined> {
      if (adding.current === entry) return undefined;
      adding.current = entry;
      const one = await current();
      if (typeof one === 'string') {
        adding.current = -1;
        return one;
      }
      setEntry(entry + 1);
      setAdded((before) => [...before, one]);
      setChosen(undefined);
      setDonation({ donorId: null, donorName: '', subTypeId: newDonation.subTypeId, email: '' });
      setPounds(null);
      settling.current = null;
      return undefined;
    },
    /** What is to be saved, or the text that says what is missing of it. */
    async all(): Promise<{ payments: LinePayment[]; feePence: number } | MessageKey> {
      if (feePence === null) return 'invalidFee';
      const payments = added.map(({ payment }) => payment);
      const isTyped = kind === 'NEW' && isDonationBegun({ ...newDonation, ...(await settling.current) });
      if (isBegun || isTyped || added.length === 0) {
        const one = await current();
        if (typeof one === 'string') return one;
        payments.push(one.payment);
      }
      return { payments, feePence };
    },
  };
}

export type LineDonations = ReturnType<typeof useLineDonations>;
