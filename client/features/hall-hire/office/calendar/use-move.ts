import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { instantOf } from '../../../../../rules/days.ts';
import { hireMoments } from '../../../../../rules/hire-times.ts';
import { wallClock } from '../../../../../rules/zoned-time.ts';
import { useErrorText } from '../../../../components/dialogs/message-text.ts';
import { useNotify } from '../../../../components/dialogs/notify.tsx';
import { useAct } from '../../../../components/dialogs/use-act.ts';
import { isRefusedWith } from '../../../../components/form/refused-field.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { whenText } from '../shown-times.ts';
import { type CalendarEntry, type SlotValues, slotOf } from './calendar-entry.ts';
import {
  SlotClashesDocument,
  type SlotClashesQuery,
  useMoveHireMutation,
  useMoveRoomBookingMutation,
} from './hall-occupancies.generated.ts';

/** A move that the calendar refused: what is in the way, and what is free instead. */
export interface Refused extends Pick<SlotClashesQuery['slotClashes'], 'clashes' | 'free'> {
  entry: CalendarEntry;
  slot: SlotValues;
  startsAt: ReturnType<typeof instantOf>;
  endsAt: ReturnType<typeof instantOf>;
}

/** The moments of a slot. */
export function momentsOf(slot: SlotValues) {
  const moments = hireMoments(slot);
  return moments && { startsAt: instantOf(moments.startsAt), endsAt: instantOf(moments.endsAt) };
}

/** Moves what stands in the calendar; what is refused is shown with what is free instead, and nothing has moved then. */
export function useMove() {
  const { t, language } = useTranslation();
  const client = useApolloClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const { act, isBusy } = useAct();
  const [refused, setRefused] = useState<Refused>();
  const [moveHire] = useMoveHireMutation();
  const [moveBooking] = useMoveRoomBookingMutation();

  /** @returns the version that it has at its new place */
  const send = async (entry: CalendarEntry, version: number, slot: SlotValues): Promise<number> => {
    const { hireId, bookingId, isSeries, startsAt } = entry;
    if (hireId) {
      const { data } = await moveHire({ variables: { id: hireId, version, slot } });
      return data!.moveHire.version;
    }
    const day = isSeries ? wallClock(startsAt).date : undefined;
    const input = { id: bookingId!, version, day };
    const { data } = await moveBooking({ variables: { input, slot } });
    return data!.moveRoomBooking.version;
  };

  /** Shows what is in the way of an entry there, and what is free instead; false, and nothing is shown, if nothing is. */
  const showTaken = async (entry: CalendarEntry, slot: SlotValues): Promise<boolean> => {
    const moments = momentsOf(slot);
    if (!moments) return false;
    const { hireId, bookingId, isSeries } = entry;
    // The other dates of a series stay where they are, and are in the way as any other.
    const except = { hireId, bookingId: isSeries ? null : bookingId };
    const answer = await client
      .query({
        query: SlotClashesDocument,
        variables: { slot, ...except, language },
        fetchPolicy: 'network-only',
      })
      .catch(() => undefined);
    const found = answer?.data?.slotClashes;
    if (!found || found.clashes.length === 0) return false;
    setRefused({ entry, slot, ...moments, clashes: found.clashes, free: found.free });
    return true;
  };

  const refuse = async (error: unknown, entry: CalendarEntry, slot: SlotValues) => {
    const isShown = isRefusedWith(error, 'hallTaken') && (await showTaken(entry, slot));
    if (!isShown) await notify(errorText(error));
  };

  const move = (entry: CalendarEntry, slot: SlotValues, onDone?: () => void) => {
    const moments = momentsOf(slot);
    return act({
      work: () => send(entry, entry.version, slot),
      refuse: (error) => refuse(error, entry, slot),
      onDone: () => {
        setRefused(undefined);
        onDone?.();
      },
      done: t('hallCalendar.moved', {
        name: entry.name,
        when: moments ? whenText(moments, language) : '',
      }),
      // One date of a series is a booking of its own now.
      undo: entry.isSeries ? undefined : (version) => send(entry, version, slotOf(entry)),
    });
  };

  return { move, isBusy, showTaken, refused, dismiss: () => setRefused(undefined) };
}
