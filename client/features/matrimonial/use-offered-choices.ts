import type { OfferedChoices } from './offered-choices.ts';
import { useOfferedListsQuery } from './offered-lists.generated.ts';
import { useChoices } from './use-choices.ts';

const NOTHING = { options: [], profileFors: [] };

/** What profiles are filled in from (D70), for showing what they hold; until it is there, values stay English. */
export function useOfferedChoices(): OfferedChoices {
  const { data } = useOfferedListsQuery();
  return useChoices(data?.selectLists ?? NOTHING)!;
}
