import { isHireTime } from '../../../../../rules/hire-times.ts';
import { isWholeDay } from '../../../../../rules/whole-day.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { SlotValues } from './calendar-entry.ts';
import { useSlotClashesQuery } from './hall-occupancies.generated.ts';
import { momentsOf } from './use-move.ts';

/**
 * What is in the way of a time in rooms, and who has asked for them; not asked until the time is complete and possible.
 * @param except what would be moved there
 */
export function useSlotClashes(
  slot: SlotValues,
  except: { hireId?: number | null; bookingId?: number | null },
) {
  const { language } = useTranslation();
  const isPossible = isWholeDay(slot) || isHireTime(slot);
  const isComplete = momentsOf(slot) !== undefined && isPossible && slot.roomIds.length > 0;
  const { data, loading, error, refetch } = useSlotClashesQuery({
    variables: { slot, ...except, language },
    skip: !isComplete,
    fetchPolicy: 'cache-and-network',
  });
  const found = isComplete ? data?.slotClashes : undefined;
  return {
    found,
    isLoading: isComplete && loading && !found,
    error: isComplete && !loading && !found ? error : undefined,
    refetch,
  };
}
