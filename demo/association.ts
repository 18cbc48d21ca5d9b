import { poundsText } from '../rules/money.ts';
import type { Features } from '../server/features/build-features.ts';
import { OPERATOR } from '../server/identity/viewer.ts';
import { DEMO_SETTINGS } from './association-texts.ts';
import { demoFile } from './content.ts';
import { DEMO_DONATION_TYPES, type DemoDonationType } from './donation-types.ts';

/** An association that somebody has made up. */
interface MadeUpAssociation {
  settings: object;
  donationTypes: readonly DemoDonationType[];
}

const LEICESTER: MadeUpAssociation = { settings: DEMO_SETTINGS, donationTypes: DEMO_DONATION_TYPES };

/** What the association is called and says of itself, and what can be given for. What is there stays as it is. */
export async function addDemoAssociation(
  { siteSettings, donationTypes }: Features['services'],
  association = LEICESTER,
): Promise<void> {
  const { name, version } = await siteSettings.find();
  if (!name) await siteSettings.save(OPERATOR, version, association.settings);
  const known = new Set((await donationTypes.list()).map((type) => type.name));
  for (const {
    name: typeName,
    gu,
    purpose,
    effects,
    translations = { gu: { name: gu, purpose: purpose?.gu, effects: effects?.gu } },
    column,
    feePence,
    isOpenToVisitors = true,
    membershipPeriod,
    countsForGiftAid,
  } of association.donationTypes) {
    if (known.has(typeName)) continue;
    const fee = feePence === null ? '' : poundsText(feePence);
    await donationTypes.save(OPERATOR, 'new', {
      name: typeName,
      language: 'en',
      purpose: purpose?.en,
      effects: effects?.en,
      translations,
      column,
      fee,
      isActive: true,
      isOpenToVisitors,
      membershipPeriod,
      countsForGiftAid,
    });
  }
}

/** The pictures of what can be given for; a type that has one already keeps it. */
export async function addDemoFundPictures(
  projectRoot: string,
  { donationTypes, donationTypePictures, committee }: Features['services'],
  all: readonly DemoDonationType[] = DEMO_DONATION_TYPES,
): Promise<void> {
  const types = await donationTypes.list();
  for (const { name, picture } of all) {
    const type = types.find((one) => one.name === name);
    if (!type || !picture || type.fileId !== null) continue;
    // Any kind of content that has pictures takes them in alike.
    const upload = await committee.receive(demoFile(projectRoot, picture));
    await donationTypePictures.save(OPERATOR, { id: type.id, seenFile: null }, upload!);
  }
}
