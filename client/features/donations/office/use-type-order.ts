import { useEffect, useRef } from 'react';
import type { DonationColumn } from '../../../../rules/donation-states.ts';
import { useErrorText } from '../../../components/dialogs/message-text.ts';
import { useNotify } from '../../../components/dialogs/notify.tsx';
import { evictDonationTypes } from '../evict-donations.ts';
import { useOrderDonationTypesMutation } from './managed-donation-types.generated.ts';

/** Reorders the types of a column; the pressed button keeps the focus when its row moves. */
export function useTypeOrder(column: DonationColumn, types: readonly { id: number }[]) {
  const notify = useNotify();
  const errorText = useErrorText();
  const [order, { loading }] = useOrderDonationTypesMutation({ update: evictDonationTypes });
  const pressed = useRef<HTMLElement>(null);
  const ids = types.map(({ id }) => id);
  const shownOrder = ids.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows have changed places
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [shownOrder]);

  const move = async (from: number, to: number, button: HTMLElement) => {
    if (loading || to < 0 || to >= ids.length) return;
    const moved = [...ids];
    moved.splice(to, 0, ...moved.splice(from, 1));
    pressed.current = button;
    try {
      await order({ variables: { column, ids: moved } });
    } catch (error) {
      await notify(errorText(error));
    }
  };

  return move;
}
