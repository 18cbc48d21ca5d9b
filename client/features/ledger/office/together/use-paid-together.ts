import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { DonationWay } from '../../../../../rules/donation-ways.ts';
import { PAID_TOGETHER, type TogetherOutcome } from '../../../../../rules/paid-together.ts';
import { useDoneNotice } from '../../../../components/dialogs/done.ts';
import { useErrorText } from '../../../../components/dialogs/message-text.ts';
import { useNotify } from '../../../../components/dialogs/notify.tsx';
import { askAgain } from '../../../../graphql/ask-again.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { LedgerDonationFieldsFragment } from '../donation-ledger.generated.ts';
import {
  type DonationOutcomeFieldsFragment,
  useSetDonationsPaidMutation,
  useTakeBackDonationsPaidMutation,
} from './paid-together.generated.ts';

type Outcome = DonationOutcomeFieldsFragment;

const inParts = <Item>(items: readonly Item[]) =>
  Array.from({ length: Math.ceil(items.length / PAID_TOGETHER.batch) }, (_, index) =>
    items.slice(index * PAID_TOGETHER.batch, (index + 1) * PAID_TOGETHER.batch),
  );

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
  const client = useApolloClient();
  const done = useDoneNotice();
  const notify = useNotify();
  const errorText = useErrorText();
  const [setPaid] = useSetDonationsPaidMutation();
  const [takeBack] = useTakeBackDonationsPaidMutation();
  /** From 0 to 1 while something is being done. */
  const [progress, setProgress] = useState<number>();

  const run = async <Item>(
    items: readonly Item[],
    some: (part: readonly Item[]) => Promise<readonly Outcome[] | undefined>,
  ) => {
    const outcomes: Outcome[] = [];
    const parts = inParts(items);
    let refusal: unknown;
    setProgress(0);
    try {
      for (const [index, part] of parts.entries()) {
        outcomes.push(...((await some(part)) ?? []));
        setProgress((index + 1) / parts.length);
      }
    } catch (error) {
      refusal = error;
      void askAgain(client);
    } finally {
      setProgress(undefined);
    }
    return { changed: outcomes.filter(({ outcome }) => outcome === 'DONE'), outcomes, refusal };
  };

  /** Names what was not done, and by whom it was changed. */
  const tellOthers = async (outcomes: readonly Outcome[], refusal: unknown) => {
    const reasons = outcomes.flatMap(({ outcome, reference, donorName, changedByName: who }) =>
      outcome === 'DONE'
        ? []
        : t(`together.${reasonKey(outcome, who)}`, {
            which: `${donorName} ${reference}`.trim(),
            who: who ?? '',
          }),
    );
    if (reasons.length > 0) await notify(t('together.left'), { text: reasons.join('\n') });
    if (refusal) await notify(errorText(refusal));
  };

  const undo = async (changeIds: readonly number[]) => {
    const { changed, outcomes, refusal } = await run(
      changeIds,
      async (part) => (await takeBack({ variables: { changeIds: [...part] } })).data?.takeBackDonationsPaid,
    );
    if (changed.length > 0) done({ text: t('together.undone', { count: changed.length }) });
    await tellOthers(outcomes, refusal);
  };

  return {
    progress,
    async setPaid(
      donations: readonly LedgerDonationFieldsFragment[],
      { receivedOn, way }: { receivedOn: string | null; way: DonationWay },
    ): Promise<void> {
      const { changed, outcomes, refusal } = await run(donations, async (part) => {
        const seen = part.map(({ id, status }) => ({ id, status }));
        const { data } = await setPaid({ variables: { input: { donations: seen, receivedOn, way } } });
        return data?.setDonationsPaid;
      });
      const changeIds = changed.flatMap(({ changeId }) => changeId ?? []);
      if (changed.length > 0)
        done({ text: t('together.done', { count: changed.length }), undo: () => undo(changeIds) });
      await tellOthers(outcomes, refusal);
    },
  };
}
