import { parsePence, poundsText } from '../../../../rules/money.ts';
import type { AgeGroup } from '../../../../rules/reply-states.ts';
import type { ReplySettingQuery } from './reply-setting.generated.ts';

type Setting = NonNullable<ReplySettingQuery['replySetting']>;

export interface ChosenAge {
  group: AgeGroup;
  from: number;
  to?: number | null;
}

/** Who is counted apart, as an office chooses it in one press. */
export const AGE_CHOICES = {
  FAMILY: [
    { group: 'ADULT', from: 12 },
    { group: 'CHILD', from: 0, to: 11 },
  ],
  SMALL_CHILDREN: [
    { group: 'ADULT', from: 12 },
    { group: 'CHILD', from: 5, to: 11 },
    { group: 'INFANT', from: 0, to: 4 },
  ],
  SENIORS: [
    { group: 'SENIOR', from: 60 },
    { group: 'ADULT', from: 12, to: 59 },
    { group: 'CHILD', from: 0, to: 11 },
  ],
  ADULTS: [{ group: 'ADULT', from: 0 }],
} as const satisfies Record<string, readonly ChosenAge[]>;
type AgeChoice = keyof typeof AGE_CHOICES;

/** What the dialog's fields hold: texts, as they are typed. */
export type SettingFields = {
  isAsking: boolean;
  places: string;
  closesHours: string;
  opensOn: string;
  offerHours: string;
  pricePence: string;
  /** Of members; empty for the same. */
  memberPence: string;
  /** Of those below twelve; empty for the same. */
  childPence: string;
  payDays: string;
  dietIds: number[];
  ages: AgeChoice;
  questions: { key: string; kind: 'LINE' | 'YES_NO'; isRequired: boolean; texts: Record<string, string> }[];
};

/** Whether an age group has the children's price. */
export const isChild = (group: AgeGroup) => group === 'CHILD' || group === 'INFANT';

const isSame = (ages: readonly ChosenAge[], groups: Setting['ageGroups']) =>
  ages.length === groups.length &&
  ages.every(({ group, from, to }, at) => {
    const other = groups[at];
    return other?.group === group && other.from === from && (other.to ?? undefined) === to;
  });

/** Whether a price, as it is typed, is none: then all come free, and no other price is asked for. */
export const isFree = (price: string) => price.trim() === '' || parsePence(price) === 0;

/** What the dialog begins with. */
export function settingFields(setting: Setting | null | undefined): SettingFields {
  if (!setting)
    return {
      isAsking: true,
      places: '',
      closesHours: '24',
      opensOn: '',
      offerHours: '24',
      pricePence: '',
      memberPence: '',
      childPence: '',
      payDays: '',
      dietIds: [],
      ages: 'FAMILY',
      questions: [],
    };
  const choices = Object.keys(AGE_CHOICES) as AgeChoice[];
  const child = setting.ageGroups.find(({ group }) => isChild(group))?.pence;
  return {
    isAsking: setting.isAsking,
    places: setting.places === null ? '' : String(setting.places),
    closesHours: String(setting.closesHours),
    opensOn: setting.opensOn ?? '',
    offerHours: String(setting.offerHours),
    pricePence: setting.pricePence > 0 ? poundsText(setting.pricePence) : '',
    memberPence: setting.memberPence === null ? '' : poundsText(setting.memberPence),
    childPence: typeof child === 'number' ? poundsText(child) : '',
    payDays: setting.payDays === null ? '' : String(setting.payDays),
    dietIds: [...setting.dietIds],
    ages: choices.find((choice) => isSame(AGE_CHOICES[choice], setting.ageGroups)) ?? 'FAMILY',
    questions: setting.questions.map(({ texts, ...question }) => ({
      key: question.key,
      kind: question.kind,
      isRequired: question.isRequired,
      texts: Object.fromEntries(texts.map(({ language, text }) => [language, text])),
    })),
  };
}
