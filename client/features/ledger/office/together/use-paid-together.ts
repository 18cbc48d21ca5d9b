import { PAID_TOGETHER, type TogetherOutcome } from '../../../../../rules/paid-together.ts';
import type { PaymentMethod } from '../../../../../rules/payment-methods.ts';
import { useNotify } from '../../../../components/dialogs/notify.tsx';
import { partsOf, useBatches } from '../../../../components/office/use-batches.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { LedgerDonationFieldsFragment } from '../donation-ledger.generated.ts';
import {
  type DonationOutcomeFieldsFragment,
  useSetDonationsPaidMutation,
  useUndoDonationsPaidMutation,
} from './paid-together.generated.ts';

type Outcome = DonationOutcomeFieldsFragment;

/** The text of why something was not done. */
function reasonKey(outcome: Exclude<TogetherOutcome, 'DONE'>, who: string | null) {
  return outcome === 'PAID_BY_BANK' || !who ? outcome : (`${outcome}_BY` as const);
}

/**
 * Sets several donations to Paid, batch by batch, each whole or not at all; says what was done, with Undo, and what was not
 * and why. Whatever was done before an error stays done, and is told with its Undo.
 */
export function usePaidTogether() {
  const { t } = useTranslation();
  const notify = useNotify();
  const { progress, inBatches } = useBatches();
  const [setPaid] = useSetDonationsPaidMutation();
  const [undoPaid] = useUndoDonationsPaidMutation();

  const run = async <Item>(
    items: readonly Item[],
    some: (part: Item[]) => Promise<readonly Outcome[] | undefined>,
    said: {
      about: string;
      done: (count: number) => string;
      undo?: (changed: readonly Outcome[]) => Promise<unknown>;
    },
  ) => {
    const outcomes: Outcome[] = [];
    const changed = () => outcomes.filter(({ outcome }) => outcome === 'DONE');
    const { about, done, undo } = said;
    await inBatches({
      about,
      total: items.length,
      next: partsOf(items, PAID_TOGETHER.batch, async (part) =>
        outcomes.push(...((await some([...part])) ?? [])),
      ),
      done: () => (changed().length > 0 ? done(changed().length) : undefined),
      undo: undo && (() => undo(changed())),
    });
    // Names what was not done, and by whom it was changed.
    const reasons = outcomes.flatMap(({ outcome, reference, donorName, changedByName: who }) =>
      outcome === 'DONE'
        ? []
        : t(`together.${reasonKey(outcome, who)}`, {
            which: `${donorName} ${reference}`.trim(),
            who: who ?? '',
          }),
    );
    if (reasons.length > 0) await notify(t('together.left'), { text: reasons.join('\n') });
    return outcomes;
  };

  const undo = async (changed: readonly Outcome[]) => {
    const outcomes = await run(
      changed.flatMap(({ changeId }) => changeId ?? []),
      async (changeIds) => (await undoPaid({ variables: { changeIds } })).data?.undoDonationsPaid,
      { about: 'undo', done: (count) => t('together.undone', { count }) },
    );
    return outcomes.every(({ outcome }) => outcome === 'DONE');
  };

  return {
    progress,
    /** @returns what was answered: where it went no further, without those that were not reached */
    setPaid: (
      donations: readonly LedgerDonationFieldsFragment[],
      { receivedOn, paymentMethod }: { receivedOn: string | null; paymentMethod: PaymentMethod },
    ): Promise<readonly Outcome[]> =>
      run(
        donations,
        async (part) => {
          const seen = part.map(({ id, status }) => ({ id, status }));
          const { data } = await setPaid({
            variables: { input: { donations: seen, receivedOn, paymentMethod } },
          });
          return data?.setDonationsPaid;
        },
        { about: 'setPaid', done: (count) => t('together.done', { count }), undo },
      ),
  };
}
