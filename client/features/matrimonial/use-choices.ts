import { useMemo } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type Choices, type OfferedChoices, offeredChoices } from './offered-choices.ts';

/** The options of the profile's select fields in the page's language; undefined while the lists are loading. */
export function useChoices(lists: Choices | undefined): OfferedChoices | undefined {
  const { t } = useTranslation();
  return useMemo(() => lists && offeredChoices(lists, t), [lists, t]);
}
