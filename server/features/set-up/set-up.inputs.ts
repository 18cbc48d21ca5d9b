import { InputType } from 'type-graphql';
import { newAdminRules } from '../../../rules/account-administration.ts';
import { setUpSettingsRules } from '../../../rules/set-up.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';

@InputType({ description: 'Initial settings of a new site; its texts are in its first language' })
export class SetUpSettingsInput extends InputOf(setUpSettingsRules, {
  descriptions: {
    languages: 'At least one, each once, by code',
    mainColour: 'For example #7A1F2B',
    country: 'ISO 3166, for example GB',
    currency: 'ISO 4217, for example GBP',
    timeZone: 'IANA name, for example Europe/London',
    callingCode: 'Calling code of the country, for example 44',
    mapPosition: 'Two numbers, for example 52.6469, -1.1253, or empty',
  },
}) {}

@InputType({ description: 'Their mobile is a number of the country in the settings' })
export class FirstAdministratorInput extends InputOf(newAdminRules(), {
  descriptions: { password: 'At least 10 characters' },
}) {}
