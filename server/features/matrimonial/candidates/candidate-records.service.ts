import type { DataSource } from 'typeorm';
import { LIMITS } from '../../../../rules/limits.ts';
import type { MemberStatus } from '../../../../rules/member-filter.ts';
import { MediaFile } from '../../../files/media-file.entity.ts';
import type { Viewer } from '../../../identity/viewer.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { Member } from '../members/member.entity.ts';
import { Candidate } from './candidate.entity.ts';

/** A full profile together with what old clients need from other tables. */
export interface CandidateRecord {
  candidate: Candidate;
  status: MemberStatus;
  /** For whom the profile is, as text. */
  profileFor: string;
  /** Empty without a photo. */
  photoName: string;
}

/** For old clients: full profiles. A member gets their own, an admin all of them. */
export class CandidateRecordService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {}

  /** The member's own profile; an empty list if there is none. */
  findOwn(memberId: number): Promise<CandidateRecord[]> {
    return this.#find({ memberId });
  }

  /**
   * Newest first. The read is recorded in the audit log before anything is returned.
   * @param wanted without `memberId` the newest of all; `activeOnly` leaves out members who are not active
   */
  async read(admin: Viewer, wanted: { memberId?: number; activeOnly: boolean }): Promise<CandidateRecord[]> {
    const records = await this.#find(wanted);
    const { memberId } = wanted;
    const subject = memberId === undefined ? { count: records.length } : { subjectId: memberId };
    const entry = { action: 'READ_PROFILE', subject: 'member', ...subject } as const;
    await this.audit.record(admin, records.length === 0 ? [] : [entry]);
    return records;
  }

  async #find({
    memberId,
    activeOnly,
  }: {
    memberId?: number;
    activeOnly?: boolean;
  }): Promise<CandidateRecord[]> {
    const query = this.dataSource.manager
      .createQueryBuilder(Candidate, 'candidate')
      .innerJoin(Member, 'member', 'member.id = candidate.memberId')
      .innerJoin('ProfileFor', 'profile_for', 'profile_for.id = candidate.profileForId')
      .leftJoin(MediaFile, 'photo', 'photo.id = candidate.photoId')
      .addSelect('member.status', 'status')
      .addSelect('profile_for.name', 'profileFor')
      .addSelect(`coalesce(photo.file_name, '')`, 'photoName')
      .orderBy('candidate.id', 'DESC')
      .limit(LIMITS.legacyListMaximum);
    if (memberId !== undefined) query.andWhere('candidate.memberId = :memberId', { memberId });
    if (activeOnly) query.andWhere(`member.status = 'ACTIVE'`);
    const { entities, raw } = await query.getRawAndEntities<Omit<CandidateRecord, 'candidate'>>();
    // Every join finds at most one row, so `entities` and `raw` have the same order and length.
    return entities.map((candidate, index) => {
      const { status, profileFor, photoName } = raw[index]!;
      return { candidate, status, profileFor, photoName };
    });
  }
}
