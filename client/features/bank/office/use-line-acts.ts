import { useAct } from '../../../components/dialogs/use-act.ts';
import { useMoney } from '../../../components/page/use-money.ts';
import { useLineDay } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useChargeName } from '../../charges/office/charge-name.ts';
import {
  type BankLineFieldsFragment,
  useEnterDonationOfBankLineMutation,
  useExcludeBankLineMutation,
  usePayByBankLineMutation,
  usePayGiftAidClaimByBankLineMutation,
  useTakeBankLineAsReturnedMutation,
  useUndoBankLineMutation,
} from './bank-lines.generated.ts';

export type Line = BankLineFieldsFragment;

export interface DonationFields {
  /** Of one who is known. */
  donorId: number | null;
  donorName: string;
  subTypeId: number;
  email: string;
}

/** What a line pays: a promise, a donation that is entered for it, or what is owed. */
export type LinePayment = { pence: number } & (
  | { donationId: number }
  | { newDonation: DonationFields }
  | { chargeId: number }
);

/** A Gift Aid claim in the version that was seen. */
export interface SeenClaim {
  id: number;
  version: number;
}

/** What can be decided about a line: each says what was done, with Undo, or why not. It answers whether it was done. */
export function useLineActs() {
  const { t, language } = useTranslation();
  const money = useMoney();
  const dayText = useLineDay();
  const chargeName = useChargeName();
  const { act: run } = useAct();
  // The answers name donation types in the language of the page.
  const inLanguage = { variables: { language } };
  const [pay] = usePayByBankLineMutation(inLanguage);
  const [enterDonation] = useEnterDonationOfBankLineMutation(inLanguage);
  const [payClaim] = usePayGiftAidClaimByBankLineMutation(inLanguage);
  const [exclude] = useExcludeBankLineMutation(inLanguage);
  const [takeAsReturned] = useTakeBankLineAsReturnedMutation(inLanguage);
  const [undoLine] = useUndoBankLineMutation(inLanguage);

  const act = (
    { id, payments, chargePayments }: Line,
    work: () => Promise<Line | undefined>,
    say: (line: Line) => string,
    canUndo = true,
  ): Promise<boolean> =>
    run({
      about: id,
      work,
      done: (line) => line && say(line),
      // It undoes all that the line pays: also what it did before, perhaps by somebody else.
      undo:
        canUndo && payments.length + chargePayments.length === 0
          ? async (line) => line && undo(line)
          : undefined,
    });

  const sayOwed = ({ amountPence, chargePayments }: Line, payments: readonly LinePayment[]) => {
    const amount = money(payments.reduce((sum, { pence }) => sum + pence, 0));
    const last = chargePayments.at(-1);
    if (payments.length > 1 || !last) return t('bankCharges.doneSeveral', { count: payments.length, amount });
    return t(amountPence < 0 ? 'bankCharges.doneBack' : 'bankCharges.donePaid', {
      amount,
      name: chargeName(last.charge),
    });
  };

  const sayPaid = (line: Line) => {
    const last = line.payments.at(-1);
    const values = { amount: money(last?.pence ?? 0), type: last?.donation.typeName ?? '' };
    return last?.donation.status === 'PAID'
      ? t('bank.donePaid', { ...values, day: dayText(line.day) })
      : t('bank.donePart', values);
  };

  function undo(line: Line): Promise<boolean> {
    const { id, version, amountPence } = line;
    return act(
      line,
      async () => (await undoLine({ variables: { id, version } })).data?.undoBankLine,
      () => t('bank.doneUndone', { amount: money(amountPence) }),
      false,
    );
  }

  return {
    undo,
    pay: (line: Line, payments: LinePayment[], feePence = 0) =>
      act(
        line,
        async () =>
          (await pay({ variables: { id: line.id, version: line.version, payments, feePence } })).data
            ?.payByBankLine,
        (paid) => {
          if (payments.every((payment) => 'chargeId' in payment)) return sayOwed(paid, payments);
          if (payments.length === 1) return sayPaid(paid);
          const pence = payments.reduce((sum, payment) => sum + payment.pence, 0);
          return t('bank.doneSeveral', { count: payments.length, amount: money(pence) });
        },
      ),
    enterDonation: (line: Line, input: DonationFields) =>
      act(
        line,
        async () =>
          (await enterDonation({ variables: { id: line.id, version: line.version, input } })).data
            ?.enterDonationOfBankLine,
        sayPaid,
      ),
    payClaim: (line: Line, claim: SeenClaim) =>
      act(
        line,
        async () =>
          (
            await payClaim({
              variables: {
                id: line.id,
                version: line.version,
                claimId: claim.id,
                claimVersion: claim.version,
              },
            })
          ).data?.payGiftAidClaimByBankLine,
        ({ amountPence }) => t('bankClaims.done', { amount: money(amountPence), number: claim.id }),
      ),
    exclude: (line: Line, note: string) =>
      act(
        line,
        async () =>
          (await exclude({ variables: { id: line.id, version: line.version, note } })).data?.excludeBankLine,
        ({ amountPence }) => t('bank.doneExcluded', { amount: money(amountPence) }),
      ),
    takeAsReturned: (line: Line) =>
      act(
        line,
        async () =>
          (await takeAsReturned({ variables: { id: line.id, version: line.version } })).data
            ?.takeBankLineAsReturned,
        () => t('bank.doneReturned', { day: dayText(line.returned!.day) }),
        false,
      ),
  };
}

export type LineActs = ReturnType<typeof useLineActs>;
