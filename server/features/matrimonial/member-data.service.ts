import type { DataSource } from 'typeorm';
import { ageInYears } from '../../../rules/birth-date.ts';
import { MESSAGES } from '../../../rules/messages.ts';
import { MediaFile } from '../../files/media-file.entity.ts';
import type { SessionService } from '../../identity/sessions.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { ProfileForService } from '../select-lists/profile-for.service.ts';
import { Candidate } from './candidate.entity.ts';
import { Interest } from './interest.entity.ts';
import { Member } from './member.entity.ts';

const nameIfListed = (name: string) => `CASE WHEN wanted.listed THEN wanted.${name}Name ELSE '' END`;

/** Tells members everything that is kept of them, and of others no more than they have seen already. */
export class MemberDataService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    private readonly profileFors: ProfileForService,
    private readonly audit: AuditService,
  ) {}

  /** As it is handed out, all in one; the password's hash is not among it, because it opens the account. */
  async collect(memberId: number) {
    const { manager } = this.dataSource;
    const member = await manager.findOneByOrFail(Member, { id: memberId });
    const candidate = await manager.findOneBy(Candidate, { memberId });
    const profileFors = await this.profileFors.all();
    const profileFor = (id: number) => profileFors.find((entry) => entry.id === id)?.name ?? null;
    const { profileForId, ...account } = member;
    return {
      exportedAt: new Date(),
      correction: MESSAGES.dataCorrection,
      account: { ...account, profileFor: profileFor(profileForId) },
      profile: candidate && (await this.#profile(candidate, profileFor(candidate.profileForId))),
      interestsSent: candidate ? await this.#sent(candidate.id) : [],
      interestsReceived: await this.#received(candidate?.id ?? 0),
      sessions: await this.sessions.list({ memberId }),
      doneByAdministrators: await this.audit.about('member', memberId),
    };
  }

  async #profile(
    { photoId, profileForId, memberId, listed, ...fields }: Candidate,
    profileFor: string | null,
  ) {
    const file =
      photoId === null ? null : await this.dataSource.manager.findOneBy(MediaFile, { id: photoId });
    return {
      ...fields,
      profileFor,
      age: ageInYears(fields.birthDate),
      shownToMembers: listed,
      photo: file && { fileName: file.fileName, address: `/${file.folder}/${file.fileName}` },
    };
  }

  /** Names as the candidate's card shows them, empty once there is none on the list. */
  #sent(candidateId: number): Promise<unknown[]> {
    return this.dataSource.manager
      .createQueryBuilder(Interest, 'interest')
      .innerJoin(Candidate, 'wanted', 'wanted.id = interest.toCandidateId')
      .select('interest.createdAt', 'sentAt')
      .addSelect(nameIfListed('first'), 'firstName')
      .addSelect(nameIfListed('middle'), 'middleName')
      .addSelect(nameIfListed('last'), 'lastName')
      .where('interest.fromCandidateId = :candidateId', { candidateId })
      .orderBy('interest.id', 'ASC')
      .getRawMany();
  }

  /** When, and not from whom: that is for the community to tell. */
  async #received(toCandidateId: number) {
    const interests = await this.dataSource.manager.find(Interest, {
      where: { toCandidateId },
      order: { id: 'ASC' },
    });
    return { count: interests.length, receivedAt: interests.map(({ createdAt }) => createdAt) };
  }
}
