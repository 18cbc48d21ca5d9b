import type { Fund } from './fund.ts';
import type { GivingSettingsFragment } from './give.generated.ts';

/** A fund as the server answers with it. */
export const fund = (id: number, name: string, feePence: number | null, said: Partial<Fund> = {}): Fund => ({
  id,
  name,
  feePence,
  language: 'en',
  column: feePence === null ? 'FESTIVAL' : 'MEMBERSHIP',
  purpose: null,
  effects: null,
  file: null,
  textLanguages: { name: 'en', purpose: 'en', effects: 'en' },
  ...said,
});

export const GIVING_SETTINGS: GivingSettingsFragment = {
  language: 'en',
  textLanguages: { useOfDonations: 'en' },
  suggestedAmounts: '11, 21',
  useOfDonations: '',
  bankAccountName: '',
  bankSortCode: '',
  bankAccountNumber: '',
  bankIban: '',
  bankBic: '',
  charityNumber: '',
  phone: '',
};
