import type { CandidateWish } from '../../../rules/candidate-wishes.ts';
import { listFormat } from '../../../rules/formats.ts';
import { localeOf } from '../../../rules/languages.ts';
import type { SelectList } from '../../../rules/select-lists.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { CandidateCardFieldsFragment } from './candidates.generated.ts';
import { useOfferedChoices } from './use-offered-choices.ts';
import type { MyWishesQuery } from './wishes.generated.ts';

/** What a family looks for, as it is stored. */
export type Wishes = NonNullable<MyWishesQuery['myWishes']>;

/** A wish in the page's language. */
export interface WishWords {
  wish: CandidateWish;
  /** "25 to 31 years". */
  words: string;
}

/** Says what a family looks for, and what a candidate has of it. */
export function useWishWords() {
  const { t, language } = useTranslation();
  const { textOf } = useOfferedChoices();
  const anyOf = listFormat(localeOf(language), { type: 'disjunction' });

  const range = (from: string, to: string) => {
    if (from && to) return from === to ? from : t('wishes.fromTo', { from, to });
    return from ? t('wishes.atLeast', { from }) : to && t('wishes.atMost', { to });
  };
  const years = (words: string) => words && t('wishes.years', { words });
  const texts = (list: SelectList, values: readonly string[]) => values.map((one) => textOf(list, one));

  return {
    /** The wishes that there are, in their order. */
    wordsOf: (wishes: Wishes): WishWords[] => {
      const said: Record<CandidateWish, string> = {
        AGE: years(range(String(wishes.ageFrom ?? ''), String(wishes.ageTo ?? ''))),
        HEIGHT: range(textOf('HEIGHT', wishes.heightFrom ?? ''), textOf('HEIGHT', wishes.heightTo ?? '')),
        EDUCATION: anyOf.format(texts('EDUCATION_TYPE', wishes.educationTypes)),
        PLACE: anyOf.format(wishes.cities),
        DIET: anyOf.format(texts('DIET', wishes.diets)),
        LANGUAGE: anyOf.format(texts('MOTHER_TONGUE', wishes.languages)),
        MARITAL_STATUS: anyOf.format(texts('MARITAL_STATUS', wishes.maritalStatuses)),
        CASTE: anyOf.format(texts('CASTE', wishes.castes)),
      };
      return (Object.keys(said) as CandidateWish[])
        .map((wish) => ({ wish, words: said[wish] }))
        .filter(({ words }) => words);
    },
    /** What the candidate's card says of a wish; empty if nothing. */
    toldOf: (card: CandidateCardFieldsFragment, wish: CandidateWish): string => {
      const told: Record<CandidateWish, () => string> = {
        AGE: () => years(String(card.age)),
        HEIGHT: () => textOf('HEIGHT', card.height),
        EDUCATION: () => textOf('EDUCATION_TYPE', card.educationType),
        PLACE: () => card.city,
        DIET: () => textOf('DIET', card.diet),
        LANGUAGE: () =>
          [...new Set(texts('MOTHER_TONGUE', [card.motherTongue, ...card.languages]))].join(', '),
        MARITAL_STATUS: () => textOf('MARITAL_STATUS', card.maritalStatus),
        CASTE: () => textOf('CASTE', card.caste),
      };
      return told[wish]();
    },
  };
}
