import type { DataSource } from 'typeorm';
import { ageInYears } from '../../../rules/birth-date.ts';
import { MESSAGES } from '../../../rules/messages.ts';
import type { SessionService } from '../../identity/sessions.ts';
import type { Viewer } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { ProfileForService } from '../select-lists/profile-for.service.ts';
import { Candidate } from './candidates/candidate.entity.ts';
import { isShownTo, nearness, showsSurname } from './candidates/visibility.ts';
import { Member } from './members/member.entity.ts';
import { isOwnProfile } from './members/own-profile.ts';
import { findWishes } from './wishes/wishes.service.ts';

/** Whom the member has blocked; who has blocked the member is theirs alone. */
const BLOCKED = `SELECT shown_name AS name, created_at AS "createdAt" FROM member_block
  WHERE member_id = $1 ORDER BY created_at, blocked_id`;

/** What the member has reported, without whom; reports about the member name their reporters to the office alone. */
const REPORTED = `SELECT kind, text, state, answer, created_at AS "createdAt" FROM candidate_report
  WHERE reporter_id = $1 ORDER BY id`;

/** Whom the member has put aside; the name is that on the card, empty while the candidate is not shown to the member. */
const PUT_ASIDE = `SELECT CASE WHEN ${isShownTo('$1', 'other')} THEN other.first_name ELSE '' END AS "firstName",
         aside.created_at AS "createdAt"
    FROM candidate AS own JOIN candidate_aside AS aside ON aside.candidate_id = own.id
    JOIN candidate AS other ON other.id = aside.other_id
   WHERE own.member_id = $1 ORDER BY aside.created_at, other.id`;

/** What the candidate has answered is not the family's to know, nor what tells why: the profile is shown, or not (decision 95). */
const ANSWER_OF_ANOTHER = {
  ...{ confirmation: undefined, confirmedAt: undefined, confirmationAskedAt: undefined, asksOn: undefined },
  ...{ absence: undefined, absentUntil: undefined, isAbsentByThemselves: undefined },
  ...{ hiddenAt: undefined, isFromBefore: undefined },
} satisfies Partial<Record<keyof Candidate, undefined>>;

/** Exports all data stored about a member, and of other members only what this member may see anyway. */
export class MemberDataService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    private readonly profileFors: ProfileForService,
    private readonly audit: AuditService,
  ) {}

  /**
   * The whole export. The password hash is left out, because it could be used to break into the account. Of a family and a
   * candidate who both sign in, each gets their own number and sessions alone, and what the office did with them.
   */
  async collect({ memberId, signInId, isCandidate }: Pick<Viewer, 'memberId' | 'signInId' | 'isCandidate'>) {
    const { manager } = this.dataSource;
    const member = await manager.findOneByOrFail(Member, { id: signInId });
    const candidate = await manager.findOneBy(Candidate, { memberId });
    const profileFors = await this.profileFors.all();
    const isTheirs = isCandidate || (candidate !== null && (await isOwnProfile(manager, candidate)));
    const profileFor = (id: number) => profileFors.find((entry) => entry.id === id)?.name ?? null;
    // What their mobile says already is left out.
    const { profileForId, isMobileAtHome: _told, candidateId, ...account } = member;
    return {
      exportedAt: new Date(),
      correction: MESSAGES.dataCorrection,
      account: { ...account, profileFor: profileFor(profileForId), isCandidate: candidateId !== null },
      profile: candidate && {
        ...(await this.#profile(candidate, profileFor(candidate.profileForId))),
        ...(isTheirs ? {} : ANSWER_OF_ANOTHER),
      },
      interestsSent: candidate ? await this.#sent(candidate.id, memberId) : [],
      interestsReceived: await this.#received(candidate?.id ?? 0, memberId),
      wishes: await findWishes(manager, memberId),
      putAside: await this.#own(PUT_ASIDE, memberId),
      blockedMembers: await this.#own(BLOCKED, memberId),
      reportsSent: await this.#own(REPORTED, memberId),
      sessions: await this.sessions.list({ memberId: signInId }),
      doneByAdministrators: await this.audit.about('member', memberId, ({ action, detail }) => {
        // As `hiddenAt`, and the number of each of the two.
        if (action === 'SHOW') return isTheirs;
        if (detail === 'OWN_SIGN_IN') return isCandidate;
        return action !== 'CHANGE' || signInId === memberId;
      }),
    };
  }

  async #profile(
    { photoId, profileForId, memberId, listed, ...fields }: Candidate,
    profileFor: string | null,
  ) {
    const photos = await this.dataSource.query<{ fileName: string; address: string }[]>(
      `SELECT file_name AS "fileName", '/' || folder || '/' || file_name AS address
         FROM media_file LEFT JOIN candidate_photo AS later ON later.photo_id = media_file.id
        WHERE media_file.id = $1 OR later.candidate_id = $2 ORDER BY position NULLS FIRST`,
      [photoId, fields.id],
    );
    return {
      ...fields,
      profileFor,
      age: ageInYears(fields.birthDate),
      shownToMembers: listed,
      photo: photoId === null ? null : photos[0],
      laterPhotos: photoId === null ? photos : photos.slice(1),
    };
  }

  #own(sql: string, memberId: number): Promise<unknown[]> {
    return this.dataSource.query(sql, [memberId]);
  }

  /**
   * Also what was taken back. Names are those on the candidate's card. While the candidate is not shown to the member the names are
   * empty and the state is null, whatever the reason: that a block has ended it is not told.
   */
  #sent(candidateId: number, memberId: number): Promise<unknown[]> {
    const ifShown = (name: string, condition: string) =>
      `CASE WHEN ${condition} THEN receiver.${name} ELSE '' END`;
    const shown = isShownTo('$2', 'receiver');
    const surnameShown = `${shown} AND ${showsSurname('near.degree', 'receiver')}`;
    return this.dataSource.query(
      `SELECT interest.created_at AS "sentAt", CASE WHEN ${shown} THEN interest.state END AS state, interest.line,
              interest.told_at AS "toldAt", interest.answered_at AS "answeredAt",
              ${ifShown('first_name', shown)} AS "firstName",
              ${ifShown('middle_name', surnameShown)} AS "middleName", ${ifShown('last_name', surnameShown)} AS "lastName"
         FROM interest JOIN candidate AS receiver ON receiver.id = interest.to_candidate_id
        CROSS JOIN LATERAL (${nearness('$2', 'receiver')}) AS near
        WHERE interest.from_candidate_id = $1 ORDER BY interest.id`,
      [candidateId, memberId],
    );
  }

  /**
   * What the member has been told of and may still see. The names are those on the card, once both have said yes; before that
   * the pages of the section tell them.
   */
  async #received(candidateId: number, memberId: number) {
    const ifBoth = (name: string, condition = 'true') =>
      `CASE WHEN interest.state = 'ACCEPTED' AND ${condition} THEN sender.${name} ELSE '' END`;
    const surnameShown = showsSurname('near.degree', 'sender');
    const interests = await this.dataSource.query<unknown[]>(
      `SELECT interest.told_at AS "receivedAt", interest.state, interest.line, interest.seen_at AS "seenAt",
              interest.answered_at AS "answeredAt", ${ifBoth('first_name')} AS "firstName",
              ${ifBoth('middle_name', surnameShown)} AS "middleName", ${ifBoth('last_name', surnameShown)} AS "lastName"
         FROM interest JOIN candidate AS sender ON sender.id = interest.from_candidate_id
        CROSS JOIN LATERAL (${nearness('$2', 'sender')}) AS near
        WHERE interest.to_candidate_id = $1 AND interest.told_at IS NOT NULL AND interest.state <> 'WITHDRAWN'
          AND ${isShownTo('$2', 'sender')} ORDER BY interest.id`,
      [candidateId, memberId],
    );
    return { count: interests.length, interests };
  }
}
