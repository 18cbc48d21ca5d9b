import { useTranslation } from '../../../i18n/use-translation.ts';
import { fullNameOf } from '../use-candidate-facts.tsx';

type Name = Parameters<typeof fullNameOf>[0];

/** Says the names of the two. */
export function usePairText(): (pair: { first: Name; second: Name }) => string {
  const { t } = useTranslation();
  return ({ first, second }) => t('introductions.and', { one: fullNameOf(first), other: fullNameOf(second) });
}
