import { expect, it } from 'vitest';
import { settingFormRules } from './reply-setting-rules.ts';
import { AGE_CHOICES, settingFields } from './reply-setting-values.ts';

type Setting = NonNullable<Parameters<typeof settingFields>[0]>;

const SETTING: Setting = {
  ...{ eventId: 7, version: 3, isAsking: false, places: 120, closesHours: 48, opensOn: '2099-03-01' },
  ...{ offerHours: 12, pricePence: 1250, memberPence: 1000, payDays: 5, dietIds: [2, 4] },
  ageGroups: [
    { group: 'ADULT', from: 12, to: null, pence: null },
    { group: 'CHILD', from: 0, to: 11, pence: 500 },
  ],
  questions: [
    {
      ...{ key: 'bus', kind: 'YES_NO', isRequired: true },
      texts: [
        { language: 'en', text: 'Do you come by bus?' },
        { language: 'gu', text: 'બસથી આવશો?' },
      ],
    },
  ],
};
const NOTHING_SET = { places: null, opensOn: null, pricePence: 0, memberPence: null, payDays: null };

/** What is saved by whoever opens the dialog of a setting and changes these fields. */
const saved = (setting: Setting | null, typed: object = {}) =>
  settingFormRules.parse({ ...settingFields(setting), ...typed });

const groupsOf = (choice: keyof typeof AGE_CHOICES, childPence: number | null) =>
  AGE_CHOICES[choice].map((age) => ({
    ...{ to: null, pence: age.group === 'CHILD' || age.group === 'INFANT' ? childPence : null },
    ...age,
  }));

it.each([
  ['all that can be set', SETTING],
  [
    'nothing but what must be',
    { ...SETTING, ...NOTHING_SET, ageGroups: groupsOf('FAMILY', null), questions: [], dietIds: [] },
  ],
  ['small children apart', { ...SETTING, ageGroups: groupsOf('SMALL_CHILDREN', 500) }],
  ['elders apart, and children who pay nothing', { ...SETTING, ageGroups: groupsOf('SENIORS', 0) }],
  ['nobody apart', { ...SETTING, ageGroups: groupsOf('ADULTS', null) }],
] as [string, Setting][])(
  'a setting that is saved as it was opened stays as it was: %s',
  (_what, setting) => {
    const { eventId: _event, version: _version, ageGroups, opensOn, ...stored } = setting;
    const after = saved(setting);
    expect(after).toMatchObject(stored);
    expect(after.opensOn ?? null).toBe(opensOn);
    expect(after.ageGroups.map((age) => ({ ...age, to: age.to ?? null }))).toEqual(ageGroups);
  },
);

it('an event that asks for the first time has as many places as come, is free and counts children apart', () => {
  expect(saved(null)).toMatchObject({ isAsking: true, ...NOTHING_SET, opensOn: saved(null).opensOn });
  expect(saved(null)).toMatchObject({ closesHours: 24, offerHours: 24, dietIds: [], questions: [] });
  expect(saved(null).ageGroups.map(({ group }) => group)).toEqual(['ADULT', 'CHILD']);
});

it('an event that is made free has no price of members or children and nothing to pay before, whatever was hidden with its price', () => {
  const typed = { pricePence: '', memberPence: '5', childPence: 'five' };
  const { ageGroups, ...setting } = saved(SETTING, typed);
  expect(setting).toMatchObject({ pricePence: 0, memberPence: null, payDays: null });
  expect(ageGroups.map(({ pence }) => pence)).toEqual([null, null]);
});

it.each(['pricePence', 'memberPence', 'childPence'])('what is no amount is refused: %s', (field) => {
  expect(() => saved(SETTING, { [field]: 'ten' })).toThrow();
});

it('a question is saved in the languages in which it is asked', () => {
  const [question] = settingFields(SETTING).questions;
  const questions = [{ ...question!, texts: { en: 'By bus?', gu: ' ', te: '' } }];
  expect(saved(SETTING, { questions }).questions).toMatchObject([
    { key: 'bus', texts: [{ language: 'en', text: 'By bus?' }] },
  ]);
});
