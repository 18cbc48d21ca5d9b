import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering } from '../../../testing/answers.ts';
import { showScreen } from '../../../testing/screen.tsx';
import type { EditableSiteSettingsFragment } from './edit-site-settings.generated.ts';
import { SiteSettingsForm } from './site-settings-form.tsx';

const SETTINGS = {
  ...{ __typename: 'SiteSettings', version: 1, language: 'en', languages: ['en'], translations: [] },
  ...{ country: 'GB', currency: 'GBP', timeZone: 'Europe/London', callingCode: '44', placeIsSet: true },
  ...{ mainColour: '#7A1F2B', accentColour: '#F2A900', drawings: 'NONE', unusedParts: [] },
} as unknown as EditableSiteSettingsFragment;

it.each([
  [[], true, true],
  [['donations'], true, false],
  [['hallHire'], true, true],
  [['donations', 'hallHire'], false, false],
])(
  'without %j asks for the account: %s, and for amounts to suggest: %s',
  async (unusedParts, account, amounts) => {
    const settings = { ...SETTINGS, unusedParts };
    await showScreen(
      <SiteSettingsForm settings={settings} openEnds={[]} reload={async () => undefined} />,
      '/site-settings',
      answering({}).client,
    );
    expect(screen.queryByRole('textbox', { name: 'Account number' }) !== null).toBe(account);
    expect(screen.queryByRole('textbox', { name: 'Suggested amounts' }) !== null).toBe(amounts);
  },
);

it.each([
  ['GB', ['Sort code', 'Account number']],
  ['IN', ['IFSC', 'Account number']],
  ['AU', ['BSB', 'Account number']],
  ['US', ['Routing number', 'Account number']],
  ['CA', ['Transit and institution number', 'Account number']],
  ['KE', ['Bank and branch', 'Account number']],
  ['DE', ['IBAN', 'BIC']],
])('in %s asks for what names an account there: %j', async (country, names) => {
  await showScreen(
    <SiteSettingsForm settings={{ ...SETTINGS, country }} openEnds={[]} reload={async () => undefined} />,
    '/site-settings',
    answering({}).client,
  );
  const asked = screen.getAllByRole('textbox').flatMap((field) => {
    const label = (field as HTMLInputElement).labels?.[0]?.textContent ?? '';
    return /^(Sort|IFSC|BSB|Routing|Transit|Bank and|Account number|IBAN|BIC)/.test(label) ? [label] : [];
  });
  expect(asked).toEqual(names);
});
