import type { SetUpSettings } from '../../../rules/set-up.ts';
import type { FirstAdministratorInput } from './set-up.inputs.ts';

/** What somebody types on the first evening. */
export function setUpSettings(overrides: Partial<SetUpSettings> = {}): SetUpSettings {
  return {
    name: 'Riverside Friends',
    shortName: 'Friends',
    tagline: 'Together',
    description: 'An association of families by the river.',
    languages: ['en', 'te'],
    mainColour: '#123456',
    accentColour: '#E07A1F',
    drawings: 'hall',
    unusedParts: ['matrimonial'],
    country: 'GB',
    currency: 'GBP',
    timeZone: 'Europe/London',
    callingCode: '44',
    address: '1 Mill Lane',
    phone: '0116 496 0001',
    email: 'office@example.org',
    contactHours: 'Mondays, six to eight',
    mapPosition: '52.6, -1.1',
    ...overrides,
  };
}

export const FIRST_ADMINISTRATOR: FirstAdministratorInput = {
  name: 'Asha Mehta',
  email: 'Asha@Example.org',
  mobile: '07700 900123',
  password: 'mango-lantern-77',
};
