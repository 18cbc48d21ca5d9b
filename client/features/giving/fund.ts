import { sumLines } from '../../../rules/sum-lines.ts';
import type { LocalizedText } from '../../i18n/localized.ts';
import type { FundFieldsFragment } from './give.generated.ts';

export type Fund = FundFieldsFragment;

/**
 * What the office has written that a sum does for a fund, else the fund's own sentence; undefined where there is neither.
 * Nothing is worked out from other sums.
 */
export function wordsOf(
  { purpose, effects, textLanguages }: Fund,
  pence: number,
  localized: (text: string, language?: string) => LocalizedText,
): (LocalizedText & { isOfSum: boolean }) | undefined {
  const effect = sumLines(effects ?? '').find((line) => line.pence === pence);
  if (effect) return { ...localized(effect.text, textLanguages.effects), isOfSum: true };
  return purpose ? { ...localized(purpose, textLanguages.purpose), isOfSum: false } : undefined;
}
