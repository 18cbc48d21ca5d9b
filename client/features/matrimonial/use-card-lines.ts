import { PREFER_NOT_TO_SAY } from '../../../rules/candidate.ts';
import type { CandidateWish } from '../../../rules/candidate-wishes.ts';
import type { SelectList } from '../../../rules/select-lists.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { CandidateCardFieldsFragment } from './candidates.generated.ts';
import { useOfferedChoices } from './use-offered-choices.ts';

type Card = CandidateCardFieldsFragment;

/** The lines of a card, in their order: what families ask for first, and the wish that each answers. */
const LINES = [
  { key: 'height', wish: 'HEIGHT' },
  { key: 'studied', wish: 'EDUCATION' },
  { key: 'work', wish: undefined },
  { key: 'family', wish: 'CASTE' },
  { key: 'food', wish: 'DIET' },
  { key: 'speaks', wish: 'LANGUAGE' },
] as const satisfies { key: string; wish: CandidateWish | undefined }[];
type LineKey = (typeof LINES)[number]['key'];

/** What a card says in one line; the first text is empty where the candidate has not told it. */
export interface Told {
  /** With a word where it is not what the member looks for. */
  text: string;
  differs: boolean;
}

export interface CardLine extends Told {
  key: LineKey | 'city' | 'maritalStatus';
  label: string;
  /** Said below it, more quietly. */
  more: string;
}

/** Every word once, in the order in which it comes. */
const joined = (words: readonly string[], by = ' · ') => [...new Set(words.filter(Boolean))].join(by);

/** What cards say of candidates: the same lines in the same order, so that they are read across. */
export function useCardLines() {
  const { t } = useTranslation();
  const { textOf } = useOfferedChoices();
  const chosen = (list: SelectList, value: string) =>
    value === PREFER_NOT_TO_SAY || value === '-' ? '' : textOf(list, value);

  const said = (card: Card, value: string, wish: CandidateWish | undefined): Told => {
    const differs = wish !== undefined && value !== '' && Boolean(card.fit?.differs.includes(wish));
    return { text: differs ? t('cardLines.differs', { value }) : value, differs };
  };

  const incomeOf = ({ currency, annualIncome }: Card) => {
    const income = chosen('ANNUAL_INCOME', annualIncome);
    return income && `${chosen('CURRENCY', currency)} ${income}`;
  };

  /** A line, and what is said below it. */
  const valuesOf = (card: Card): Record<LineKey, [string, string]> => {
    const [type, occupation] = [
      textOf('EDUCATION_TYPE', card.educationType),
      textOf('OCCUPATION', card.occupation),
    ];
    const caste = chosen('CASTE', card.caste);
    const religion = chosen('RELIGION', card.religion);
    const languages = [card.motherTongue, ...card.languages];
    return {
      height: [textOf('HEIGHT', card.height), ''],
      studied: card.educationDescription ? [card.educationDescription, type] : [type, ''],
      work: card.occupationDescription
        ? [card.occupationDescription, joined([occupation, incomeOf(card)])]
        : [occupation, incomeOf(card)],
      family: [joined([caste || religion, card.nativePlace]), caste ? religion : ''],
      food: [textOf('DIET', card.diet), ''],
      speaks: [
        joined(
          languages.map((one) => textOf('MOTHER_TONGUE', one)),
          ', ',
        ),
        '',
      ],
    };
  };

  const cityOf = (card: Card) => said(card, card.city, 'PLACE');
  const maritalStatusOf = (card: Card) =>
    said(card, textOf('MARITAL_STATUS', card.maritalStatus), 'MARITAL_STATUS');

  const linesOf = (card: Card): CardLine[] => {
    const values = valuesOf(card);
    return LINES.map(({ key, wish }) => {
      const [value, more] = values[key];
      return { key, label: t(`cardLines.${key}`), more, ...said(card, value, wish) };
    });
  };

  return {
    /** What stands below the name: where they live, whether they were married, and whether bride or groom. */
    belowName: (card: Card): Told[] =>
      [
        cityOf(card),
        maritalStatusOf(card),
        said(card, t(`selectLists.genders.${card.gender}`), undefined),
      ].filter(({ text }) => text),
    linesOf,
    /** The lines with what stands below the name, for a table. */
    allOf: (card: Card): CardLine[] => [
      { key: 'city', label: t('candidate.city'), more: '', ...cityOf(card) },
      { key: 'maritalStatus', label: t('candidate.maritalStatus'), more: '', ...maritalStatusOf(card) },
      ...linesOf(card),
    ],
  };
}
