import type { OfferedChoices } from './offered-choices.ts';
import { useOfferedListsQuery } from './offered-lists.generated.ts';
import { useChoices } from './use-choices.ts';

const NOTHING = { options: [], profileFors: [] };

/** The options of the profile's select fields, for showing values; until they are loaded, values stay English. */
export function useOfferedChoices(): OfferedChoices {
  const { data } = useOfferedListsQuery();
  return useChoices(data?.selectLists ?? NOTHING)!;
}
