import { poundsText } from '../rules/money.ts';
import type { Features } from '../server/features/feature.ts';
import { OPERATOR } from '../server/identity/viewer.ts';
import { DEMO_SETTINGS } from './association-texts.ts';
import { DEMO_DONATION_TYPES } from './donation-types.ts';

/** What the association is called and says of itself, and what can be given for. What is there stays as it is. */
export async function addDemoAssociation({
  siteSettings,
  donationTypes,
}: Features['services']): Promise<void> {
  const { name, version } = await siteSettings.find();
  if (!name) await siteSettings.save(OPERATOR, version, DEMO_SETTINGS);
  const known = new Set((await donationTypes.list()).map((type) => type.name));
  for (const { name: typeName, gu, column, feePence } of DEMO_DONATION_TYPES) {
    if (known.has(typeName)) continue;
    const fee = feePence === null ? '' : poundsText(feePence);
    const translations = { gu: { name: gu } };
    await donationTypes.save(OPERATOR, 'new', {
      name: typeName,
      language: 'en',
      translations,
      column,
      fee,
      isActive: true,
    });
  }
}
