import { hash } from '@node-rs/argon2';
import sharp from 'sharp';
import type { OfficeRole } from '../../rules/office-roles.ts';
import { mobileToE164 } from '../../rules/phone.ts';
import type { User } from '../features/accounts/user.entity.ts';
import type { NewUser } from '../features/accounts/user.service.ts';
import { Candidate } from '../features/matrimonial/candidates/candidate.entity.ts';
import { Member } from '../features/matrimonial/members/member.entity.ts';
import type { SessionTransport } from '../identity/session.entity.ts';
import { CANDIDATE_FIELDS } from './candidate-fields.ts';
import type { TestApp } from './test-app.ts';

let serial = 0;

/** A number that is unique in this process. */
function next(): number {
  serial += 1;
  return serial;
}

export const PASSWORD = 'lamp-kite-garba-42';

/** The least work that Argon2id allows: what a password costs to guess is tested where it is hashed. */
const HARDLY_ANY_WORK = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

/** A main-site user with a unique e-mail, which is proved, a unique mobile, and {@link PASSWORD}. */
export async function buildUser(
  { features, database }: TestApp,
  { password = PASSWORD, mobile, ...overrides }: Partial<NewUser> = {},
): Promise<User> {
  const number = next();
  const user = {
    name: `Visitor ${number}`,
    email: `visitor${number}@example.org`,
    // Has more than three distinct digits: with fewer it would be refused as a password for that reason.
    mobile: mobileToE164(mobile ?? String(7_700_134_000 + number))!,
    passwordHash: await hash(password, HARDLY_ANY_WORK),
    emailProvedAt: new Date(),
    ...overrides,
  };
  return database.dataSource.transaction((manager) => features.services.users.add(manager, user));
}

/** Somebody with these roles of the office. */
export function buildOfficer(
  app: TestApp,
  roles: readonly OfficeRole[],
  overrides: Partial<NewUser> = {},
): Promise<User> {
  return buildUser(app, { officeRoles: roles.map((role) => ({ role, endsAt: null })), ...overrides });
}

/** Somebody who may do everything in the office. */
export function buildOwner(app: TestApp, overrides: Partial<NewUser> = {}): Promise<User> {
  return buildOfficer(app, ['OWNER'], overrides);
}

export function buildMember({ database }: TestApp, overrides: Partial<Member> = {}): Promise<Member> {
  const number = next();
  return database.dataSource.manager.save(Member, {
    name: `Member ${number}`,
    mobile: `+44${7_700_500_000 + number}`,
    isMobileAtHome: !overrides.mobile || overrides.mobile.startsWith('+44'),
    isMobileProved: true,
    passwordHash: 'no password',
    ...overrides,
  });
}

/** Opens a session without signing in. @returns its token */
export async function openSession(
  { sessions, database }: TestApp,
  owner: { userId: number } | { memberId: number },
  transport: SessionTransport = 'BEARER',
): Promise<string> {
  const session = await database.dataSource.transaction((manager) =>
    sessions.open(manager, owner, transport),
  );
  return session.token;
}

export async function adminToken(app: TestApp): Promise<string> {
  return openSession(app, { userId: (await buildOwner(app)).id });
}

/** Valid fields of an event. */
export function eventFields(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: `Event ${next()}`,
    description:
      'Come with your family, bring a plate to share and stay for the garba afterwards in the hall.',
    fileType: 'IMAGE',
    ...overrides,
  };
}

/** Valid fields of a candidate's profile. */
export function candidateFields(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    ...CANDIDATE_FIELDS,
    firstName: `Candidate ${next()}`,
    ...overrides,
  };
}

/** A profile with its own member, confirmed and shown with its surname, written directly to the tables. */
export async function buildCandidate(
  app: TestApp,
  overrides: Partial<Candidate> = {},
  member: Partial<Member> = {},
): Promise<Candidate> {
  const { consent, ...fields } = candidateFields();
  const { id: memberId } = await buildMember(app, member);
  return app.database.dataSource.manager.save(
    Candidate,
    Object.assign(
      new Candidate(),
      fields,
      {
        memberId,
        consentVersion: 1,
        consentedAt: new Date(),
        confirmation: 'GIVEN',
        confirmedAt: new Date(),
        surnameFor: 'MEMBERS',
      },
      overrides,
    ),
  );
}

/** The candidate's own yes to being shown to members, as its profile is. */
export async function confirmCandidate({ database }: TestApp, id: number): Promise<void> {
  await database.dataSource.manager.update(Candidate, id, {
    confirmation: 'GIVEN',
    confirmedAt: new Date(),
    surnameFor: 'MEMBERS',
  });
}

/** A picture of a single colour. */
export function picture(
  options: { width?: number; height?: number; format?: 'png' | 'jpeg' | 'webp' } = {},
): Promise<Buffer> {
  const { width = 960, height = 560, format = 'png' } = options;
  return sharp({ create: { width, height, channels: 3, background: '#E07A1F' } })
    .toFormat(format)
    .toBuffer();
}
