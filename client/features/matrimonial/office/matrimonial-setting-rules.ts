import { z } from 'zod';
import { matrimonialSettingRules } from '../../../../rules/matrimonial-settings.ts';

/** What the form holds: numbers as they are typed. */
export interface TypedMatrimonialSetting {
  answerDays: string;
  interestsPerDay: string;
  officeOpensContacts: boolean;
  marksPhotos: boolean;
  lookedAfterBy: string;
}

/** The rules of the settings, for what is typed. */
export const matrimonialSettingFormRules = z
  .custom<TypedMatrimonialSetting>()
  .transform(({ answerDays, interestsPerDay, ...values }) => ({
    ...values,
    answerDays: Number(answerDays),
    interestsPerDay: Number(interestsPerDay),
  }))
  .pipe(matrimonialSettingRules);
