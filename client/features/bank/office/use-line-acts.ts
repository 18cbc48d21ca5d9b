import { useApolloClient } from '@apollo/client/react';
import { useErrorText } from '../../../components/dialogs/message-text.ts';
import { useNotify } from '../../../components/dialogs/notify.tsx';
import { isConflict } from '../../../components/form/refused-field.ts';
import { useDoneNotice } from '../../../components/office/done-notice.tsx';
import { useMoney } from '../../../components/page/use-money.ts';
import { askAgain } from '../../../graphql/ask-again.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLineDay } from '../../ledger/office/use-money-days.ts';
import {
  type BankLineFieldsFragment,
  useEnterGiftOfBankLineMutation,
  usePayByBankLineMutation,
  usePayGiftAidClaimByBankLineMutation,
  useSetBankLineNotOursMutation,
  useTakeBackBankLineMutation,
  useTakeBankLineAsReturnedMutation,
} from './bank-lines.generated.ts';

export type Line = BankLineFieldsFragment;

export interface GiftFields {
  /** Of one who is known. */
  donorId: number | null;
  donorName: string;
  subTypeId: number;
  email: string;
}

/** What a line pays: a promise, or a gift that is entered for it. */
export type LinePayment = { pence: number } & ({ donationId: number } | { gift: GiftFields });

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
  const notify = useNotify();
  const errorText = useErrorText();
  const done = useDoneNotice();
  const client = useApolloClient();
  // The answers name donation types in the language of the page.
  const inLanguage = { variables: { language } };
  const [pay] = usePayByBankLineMutation(inLanguage);
  const [enterGift] = useEnterGiftOfBankLineMutation(inLanguage);
  const [payClaim] = usePayGiftAidClaimByBankLineMutation(inLanguage);
  const [setNotOurs] = useSetBankLineNotOursMutation(inLanguage);
  const [takeAsReturned] = useTakeBankLineAsReturnedMutation(inLanguage);
  const [takeBackLine] = useTakeBackBankLineMutation(inLanguage);

  const act = async (
    work: () => Promise<Line | undefined>,
    say: (line: Line) => string,
    canUndo = true,
  ): Promise<boolean> => {
    try {
      const line = await work();
      if (line) done({ text: say(line), ...(canUndo && { undo: () => takeBack(line) }) });
      return true;
    } catch (error) {
      await notify(errorText(error));
      // Somebody else has decided meanwhile: show what is so now.
      if (isConflict(error)) void askAgain(client);
      return false;
    }
  };

  const sayPaid = (line: Line) => {
    const last = line.payments.at(-1);
    const values = { amount: money(last?.pence ?? 0), type: last?.donation.typeName ?? '' };
    return last?.donation.status === 'PAID'
      ? t('bank.donePaid', { ...values, day: dayText(line.day) })
      : t('bank.donePart', values);
  };

  function takeBack({ id, version, amountPence }: Line): Promise<boolean> {
    return act(
      async () => (await takeBackLine({ variables: { id, version } })).data?.takeBackBankLine,
      () => t('bank.doneTakenBack', { amount: money(amountPence) }),
      false,
    );
  }

  return {
    takeBack,
    pay: ({ id, version }: Line, payments: LinePayment[], feePence = 0) =>
      act(
        async () => (await pay({ variables: { id, version, payments, feePence } })).data?.payByBankLine,
        (line) => {
          if (payments.length === 1) return sayPaid(line);
          const pence = payments.reduce((sum, payment) => sum + payment.pence, 0);
          return t('bank.doneSeveral', { count: payments.length, amount: money(pence) });
        },
      ),
    enterGift: ({ id, version }: Line, input: GiftFields) =>
      act(
        async () => (await enterGift({ variables: { id, version, input } })).data?.enterGiftOfBankLine,
        sayPaid,
      ),
    payClaim: ({ id, version }: Line, claim: SeenClaim) =>
      act(
        async () =>
          (await payClaim({ variables: { id, version, claimId: claim.id, claimVersion: claim.version } }))
            .data?.payGiftAidClaimByBankLine,
        ({ amountPence }) => t('bankClaims.done', { amount: money(amountPence), number: claim.id }),
      ),
    setNotOurs: ({ id, version }: Line, note: string) =>
      act(
        async () => (await setNotOurs({ variables: { id, version, note } })).data?.setBankLineNotOurs,
        ({ amountPence }) => t('bank.doneNotOurs', { amount: money(amountPence) }),
      ),
    takeAsReturned: ({ id, version, returned }: Line) =>
      act(
        async () => (await takeAsReturned({ variables: { id, version } })).data?.takeBankLineAsReturned,
        () => t('bank.doneReturned', { day: dayText(returned!.day) }),
        false,
      ),
  };
}

export type LineActs = ReturnType<typeof useLineActs>;
