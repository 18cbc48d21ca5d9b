import { useMemo } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type OfferedChoices, offeredChoices } from './offered-choices.ts';
import type { OfferedListsQuery } from './offered-lists.generated.ts';

/** The options of the profile's select fields in the page's language; undefined while the lists are loading. */
export function useChoices(lists: OfferedListsQuery['selectLists'] | undefined): OfferedChoices | undefined {
  const { t, language } = useTranslation();
  return useMemo(() => lists && offeredChoices(lists, language, t), [lists, language, t]);
}
