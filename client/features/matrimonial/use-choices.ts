import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type OfferedChoices, offeredChoices } from './offered-choices.ts';
import type { OfferedListsQuery } from './offered-lists.generated.ts';

/** What profiles are filled in from, in the page's language. */
export function useChoices(lists: OfferedListsQuery['selectLists'] | undefined): OfferedChoices | undefined {
  const { t, i18n } = useTranslation();
  return useMemo(() => lists && offeredChoices(lists, i18n.language, t), [lists, i18n.language, t]);
}
