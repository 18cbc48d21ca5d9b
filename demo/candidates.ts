import type { CandidateFields } from '../rules/candidate.ts';
import { NOT_WORKING } from '../rules/candidate.ts';
import type { Gender } from '../rules/select-lists.ts';
import type { Features } from '../server/features/build-features.ts';
import { hashPassword } from '../server/identity/passwords.ts';
import { DEMO_BRIDES } from './candidates-brides.ts';
import { DEMO_GROOMS } from './candidates-grooms.ts';
import { demoFile } from './content.ts';
import type { DemoCandidate } from './demo-candidate.ts';

/** What the mobiles of the demo's members begin with, of numbers that Ofcom keeps free for stories. */
export const DEMO_MOBILES = '+447700900';

/** Signs in with the demo's password; the others of the demo too, but nobody is told. */
export const DEMO_MEMBER_MOBILE = '7700900003';

/** In the range that Ofcom keeps free for stories: 07700 900100 and up for accounts, 900200 for contacts. */
const FIRST_ACCOUNT = 7700900100;
const FIRST_CONTACT = 7700900200;

interface Entry extends DemoCandidate {
  gender: Gender;
}

/** The demo member's daughter first, then grooms and brides in turn. */
const ENTRIES: readonly Entry[] = DEMO_BRIDES.flatMap((bride, index): Entry[] => {
  const groom = DEMO_GROOMS[index];
  return [{ ...bride, gender: 'FEMALE' }, ...(groom ? [{ ...groom, gender: 'MALE' } as const] : [])];
});

const CENTIMETRES = 2.54;

function fieldsOf(entry: Entry, index: number, profileForId: number): CandidateFields {
  const { names, education, work, home } = entry;
  const [firstName, fatherName, lastName] = names;
  const [feet, inches] = entry.height;
  return {
    profileForId,
    firstName,
    middleName: fatherName,
    lastName,
    fatherName: `${fatherName} ${lastName}`,
    birthDate: entry.birthDate,
    gender: entry.gender,
    email: `${firstName}.${lastName}@example.org`.toLowerCase(),
    height: `${feet}ft ${inches}in (${Math.round((feet * 12 + inches) * CENTIMETRES)} cm)`,
    maritalStatus: entry.maritalStatus ?? 'Never Married',
    motherTongue: entry.motherTongue ?? 'Gujarati',
    religion: entry.religion,
    caste: entry.caste,
    educationType: education[0],
    educationDescription: education[1],
    occupation: work?.[0] ?? NOT_WORKING,
    occupationDescription: work?.[1] ?? '',
    currency: work ? 'GBP' : '-',
    annualIncome: work?.[2] ?? '-',
    countryCode: '44',
    mobile: accountMobile(index),
    city: home[0],
    address: home[1],
    pincode: home[2],
    contactName: entry.contact,
    contactCountryCode: '44',
    contactMobile: String(FIRST_CONTACT + index),
    aboutCandidate: entry.about,
    diet: entry.diet ?? '',
    languages: [...(entry.more?.[0] ?? [])],
    nativePlace: entry.more?.[1] ?? '',
    family: entry.more?.[2] ?? '',
    consent: true,
  };
}

const SHOWN = {
  photosFor: 'MEMBERS',
  surnameFor: 'MEMBERS',
  showsIncome: true,
  showsReligion: true,
  showsCaste: true,
} as const;

/** @param index place in the list, in which the women and the men take turns */
export function accountMobile(index: number): string {
  return index === 0 ? DEMO_MEMBER_MOBILE : String(FIRST_ACCOUNT + index);
}

/**
 * Adds members with their candidates, through the services that members use. It looks for
 * its own first, for an interrupted start goes on where it stopped.
 */
export async function addDemoCandidates(
  projectRoot: string,
  {
    memberRegistration,
    candidates,
    ownPhotos,
    confirmations,
    candidateReports,
    profileFors,
    committee,
  }: Features['services'],
  password: string,
  stopping: AbortSignal,
): Promise<void> {
  const offered = await profileFors.offered();
  const passwordHash = await hashPassword(password);
  const added = new Map<number, { memberId: number; candidateId: number }>();

  // The list shows the newest first.
  for (const [index, entry] of [...ENTRIES.entries()].reverse()) {
    stopping.throwIfAborted();
    const profileForId = offered.find(({ name }) => name === entry.profileFor)?.id ?? 0;
    const member = await memberRegistration.ensure({
      profileForId,
      name: entry.contact,
      mobile: `+44${accountMobile(index)}`,
      passwordHash,
      status: entry.status ?? 'ACTIVE',
    });
    const known = await candidates.findOwn(member.id);
    // Any kind of content that has pictures takes them in alike.
    const photo = known ? undefined : await committee.receive(demoFile(projectRoot, `${entry.picture}.png`));
    const fields = fieldsOf(entry, index, profileForId);
    const { id } =
      known ??
      (await candidates.save(member.id, fields, { expects: 'new', photo, allowInactiveMember: true }));
    // Before the yes, after which the candidate would be written to.
    if (!known && entry.hasSecondPicture)
      await ownPhotos.add(
        { memberId: member.id, isCandidate: false },
        await committee.receive(demoFile(projectRoot, `${entry.picture}-near.png`)),
      );
    if (known?.confirmation !== 'GIVEN') await confirmations.give({ id }, SHOWN, 'FORM');
    added.set(index, { memberId: member.id, candidateId: id });
  }
  const [reporter, reported] = [added.get(2), added.get(7)];
  if (reporter && reported && (await candidateReports.ofMember(reporter.memberId)).length === 0)
    await candidateReports.report(reporter.memberId, reported.candidateId, {
      kind: 'UNTRUE',
      text: 'The degree on this page is not right: we were at college together.',
    });
}
