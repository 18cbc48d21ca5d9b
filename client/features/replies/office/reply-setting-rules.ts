import { z } from 'zod';
import type { Language } from '../../../../rules/languages.ts';
import { parsePence } from '../../../../rules/money.ts';
import { type ReplySettingFields, replySettingRules } from '../../../../rules/replies.ts';
import { AGE_CHOICES, type ChosenAge, isChild, type SettingFields } from './reply-setting-values.ts';

const wholeOrNone = (typed: string) => (typed.trim() === '' ? null : Number(typed));

const priceOrNone = (typed: string) => (typed.trim() === '' ? null : (parsePence(typed) ?? Number.NaN));

/** What is typed as the rules take it. */
function settingOf(fields: SettingFields): ReplySettingFields {
  const price = priceOrNone(fields.pricePence) ?? 0;
  // Where it is free it is so for all: their fields are hidden, and keep what was typed.
  const otherPrice = (typed: string) => (price === 0 ? null : priceOrNone(typed));
  return {
    isAsking: fields.isAsking,
    places: wholeOrNone(fields.places),
    closesHours: Number(fields.closesHours),
    opensOn: fields.opensOn,
    offerHours: Number(fields.offerHours),
    pricePence: price,
    memberPence: otherPrice(fields.memberPence),
    payDays: price === 0 ? null : wholeOrNone(fields.payDays),
    dietIds: fields.dietIds,
    ageGroups: (AGE_CHOICES[fields.ages] as readonly ChosenAge[]).map((age) => ({
      ...age,
      pence: isChild(age.group) ? otherPrice(fields.childPence) : null,
    })),
    questions: fields.questions.map(({ texts, ...question }) => ({
      ...question,
      texts: Object.entries(texts)
        .filter(([, text]) => text.trim() !== '')
        .map(([language, text]) => ({ language: language as Language, text })),
    })),
  };
}

/** The rules of the dialog: those of the setting, for what is typed. */
export const settingFormRules = z.custom<SettingFields>().transform(settingOf).pipe(replySettingRules);
