import type { DataSource, SelectQueryBuilder } from 'typeorm';
import { suspensionRules } from '../../../rules/account-administration.ts';
import type { SignsIn } from '../../../rules/candidate-states.ts';
import { AppError } from '../../../rules/errors.ts';
import { LIMITS } from '../../../rules/limits.ts';
import {
  type MemberChangeFields,
  type MemberEditFields,
  memberChangeRules,
  memberEditRules,
} from '../../../rules/matrimonial-accounts.ts';
import type { MemberFilterFields, MemberStatus } from '../../../rules/member-filter.ts';
import type { MessageKey } from '../../../rules/messages.ts';
import { mobileToE164, needsCode } from '../../../rules/phone.ts';
import { validate } from '../../../rules/validation.ts';
import { loadForEdit } from '../../database/load-for-edit.ts';
import { findPage, type Page } from '../../database/page.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { OneTimeCodes } from '../../identity/one-time-codes.ts';
import { hashPassword } from '../../identity/passwords.ts';
import type { SessionService } from '../../identity/sessions.ts';
import { newToken } from '../../identity/tokens.ts';
import type { Viewer } from '../../identity/viewer.ts';
import type { AuditEntryInput, AuditService } from '../audit/audit.service.ts';
import type { ContactChangeNotifier } from '../site-settings/contact-change-notifier.service.ts';
import type { Waiting } from '../today-part.ts';
import { Candidate } from './candidates/candidate.entity.ts';
import { filterMembers } from './member-filter.ts';
import { Member } from './members/member.entity.ts';
import { mobileColumns, refuseTakenMobile, withCountryCode } from './members/member-row.ts';
import { whoSignsIn } from './members/who-signs-in.ts';

/** A member with the profile; null if there is none yet. */
export type MemberWithProfile = Member & {
  candidate: Candidate | null;
  /** How many other members and applications have this mobile; 0 for UK numbers, which are unique. */
  othersWithMobile: number;
  signsIn: SignsIn;
  /** By what the candidate signs in beside the family; null of all others. */
  ownSignIn: Pick<Member, 'id' | 'name' | 'mobile'> | null;
};

/** A candidate who signs in beside the family does so as long as the account may. */
const OWN_SIGN_IN_FOLLOWS = `
  UPDATE member SET status = $2 FROM candidate
   WHERE candidate.id = member.candidate_id AND candidate.member_id = $1 AND member.id <> $1 RETURNING member.id`;

/** Administration of the section's members. Each read of a profile is recorded in the audit log. */
export class MemberAdministrationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    private readonly audit: AuditService,
    private readonly codes: OneTimeCodes,
    private readonly contactChanges: ContactChangeNotifier,
  ) {}

  /**
   * Members of any status, with or without a profile, newest first, with the count of all that match.
   * @throws AppError BAD_USER_INPUT for an invalid filter
   */
  async list(admin: Viewer, page: Page, filter: MemberFilterFields) {
    const query = this.#query().orderBy('member.id', 'DESC');
    filterMembers(query, filter);
    const { items, totalCount } = await findPage(query, page);
    await this.audit.record(
      admin,
      items.map(({ id }) => ({ action: 'READ_PROFILE', subject: 'member', subjectId: id })),
    );
    return { items: await this.#withSignIns(items), totalCount };
  }

  /** How many wait for approval, and since when the first of them, for the page of the day. */
  async waiting(): Promise<Waiting[]> {
    const [{ count, since }] = await this.dataSource.query(
      `SELECT count(*)::integer AS count, min(created_at) AS since FROM member WHERE status = 'PENDING'`,
    );
    return count > 0 ? [{ kind: 'MEMBERS', count, since }] : [];
  }

  /** For old clients: the newest of all. */
  async listAll(admin: Viewer): Promise<Member[]> {
    const query = this.#query().orderBy('member.id', 'DESC').limit(LIMITS.legacyListMaximum);
    const members = await query.getMany();
    await this.audit.record(admin, [{ action: 'READ_PROFILE', subject: 'member', count: members.length }]);
    return members;
  }

  /** A member's own row. */
  find(id: number): Promise<Member> {
    return this.dataSource.manager.findOneByOrFail(Member, { id });
  }

  /** One member with the profile; null for an unknown id. */
  async read(admin: Viewer, id: number): Promise<MemberWithProfile | null> {
    const member = await this.#query().andWhere('member.id = :id', { id }).getOne();
    if (!member) return null;
    await this.audit.record(admin, [{ action: 'READ_PROFILE', subject: 'member', subjectId: id }]);
    const [found] = await this.#withSignIns([member]);
    return found!;
  }

  /**
   * Activates or deactivates a member; deactivation ends their sessions at once.
   * @param reason not yet validated; the office gives it with a deactivation
   * @param seen the status when the officer looked; undefined for callers who do not say
   * @throws AppError NOT_FOUND; BAD_USER_INPUT for a reason that is too short or too long, and for PENDING, which only a
   *   new registration has; CONFLICT while another member with the same mobile is active, or when it is not as seen
   */
  async setStatus(
    admin: Viewer,
    id: number,
    { status, reason, seen }: { status: MemberStatus; reason?: string | null; seen?: MemberStatus | null },
  ): Promise<MemberWithProfile> {
    if (status === 'PENDING') throw new AppError('BAD_USER_INPUT', 'invalidRequest', { field: 'status' });
    const given = typeof reason === 'string' ? validate(suspensionRules, { reason }) : {};
    await this.#requireAccount(id, 'notFound');
    const changed = await inTransaction(this.dataSource, async (manager) => {
      const member = await loadForEdit(manager, Member, { id });
      if (seen && member.status !== seen) throw new AppError('CONFLICT', 'changedByAnother');
      await manager.update(Member, { id }, { status });
      // An UPDATE answers its rows and their number.
      const [own] = await manager.query<[{ id: number }[], number]>(OWN_SIGN_IN_FOLLOWS, [id, status]);
      if (status !== 'ACTIVE')
        for (const one of [{ id }, ...own]) await this.sessions.endAll(manager, { memberId: one.id });
      const entry = {
        action: 'CHANGE_MEMBER_STATUS',
        subject: 'member',
        subjectId: id,
        detail: status,
        ...given,
      } as const;
      await this.audit.record(admin, [entry], manager);
      return { ...member, status, candidate: await manager.findOneBy(Candidate, { memberId: id }) };
    }).catch(refuseTakenMobile('anotherMemberActive', 'status'));
    const [found] = await this.#withSignIns([changed]);
    return found!;
  }

  /**
   * Changes a member's name and the mobile they sign in with, and records the reason. A new mobile, which may be
   * foreign, ends their sessions, because whoever holds the old number may not be the owner of the account. The old
   * number is notified. A candidate's sign-in needs a new password then, by a code to the new mobile, unless that is abroad.
   * @param seen name and mobile as the editor saw them
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; NOT_FOUND; CONFLICT for a mobile that another
   *   member has, or when name or mobile have changed meanwhile
   */
  async change(
    admin: Viewer,
    id: number,
    fields: MemberChangeFields,
    seen: Pick<Member, 'name' | 'mobile'>,
  ): Promise<MemberWithProfile> {
    const { reason, ...account } = validate(memberChangeRules, fields);
    await this.#requireAccount(id, 'notFound');
    const changed = await this.#change(admin, id, account, { reason }, seen);
    const [found] = await this.#withSignIns([changed]);
    return found!;
  }

  /**
   * The same of the sign-in that a candidate has beside the family: it ends the candidate's sessions alone, and their old
   * number and their own email are notified. The log has it of the account.
   * @param id of the account
   * @throws AppError as {@link change} does; NOT_FOUND where the candidate does not sign in beside the family
   */
  async changeOwnSignIn(
    admin: Viewer,
    id: number,
    fields: MemberChangeFields,
    seen: Pick<Member, 'name' | 'mobile'>,
  ): Promise<MemberWithProfile> {
    const { reason, ...account } = validate(memberChangeRules, fields);
    const own = (await whoSignsIn(this.dataSource.manager, [id])).get(id);
    if (own?.signsIn !== 'BOTH') throw new AppError('NOT_FOUND', 'somethingWrong');
    const why = { reason, detail: 'OWN_SIGN_IN', subjectId: id } as const;
    await this.#change(admin, own.id, account, why, seen, own.email);
    const [found] = await this.#withSignIns([await this.#requireAccount(id, 'notFound')]);
    return found!;
  }

  /**
   * Like {@link change}, for old clients, which send no reason and not always a country code.
   * @throws AppError as {@link change} does; NOT_FOUND with the general text
   */
  async edit(admin: Viewer, id: number, fields: MemberEditFields): Promise<void> {
    const member = await this.#requireAccount(id, 'internalError');
    const account = validate(memberEditRules, withCountryCode(member, fields));
    await this.#change(admin, id, account, { detail: 'BY_REST' });
  }

  async #change(
    admin: Viewer,
    id: number,
    { name, ...number }: MemberEditFields,
    why: Pick<AuditEntryInput, 'reason' | 'detail' | 'subjectId'>,
    seen?: Pick<Member, 'name' | 'mobile'>,
    email?: string,
  ) {
    const mobile = mobileToE164(number.mobile, number.countryCode)!;
    const notify = await this.contactChanges.prepare('MATRIMONIAL');
    // A candidate's sign-in may have been made by somebody else, whose password must end. Abroad no code could bring another.
    const passwordHash = needsCode(number.countryCode) ? await hashPassword(newToken()) : undefined;
    return inTransaction(this.dataSource, async (manager) => {
      const member = await loadForEdit(manager, Member, { id });
      if (seen && (member.name !== seen.name || member.mobile !== seen.mobile))
        throw new AppError('CONFLICT', 'changedByAnother');
      if (mobile !== member.mobile) {
        await this.sessions.endAll(manager, { memberId: id });
        await this.codes.forget(manager, 'MATRIMONIAL', member.mobile);
        await notify(manager, { ...member, email: email ?? member.email });
      }
      await manager.update(
        Member,
        { id },
        {
          name,
          ...mobileColumns(mobile, mobile === member.mobile && member.isMobileProved),
          ...(passwordHash && mobile !== member.mobile && member.candidateId !== null && { passwordHash }),
        },
      );
      const entry = { action: 'CHANGE', subject: 'member', subjectId: id, ...why } as const;
      await this.audit.record(admin, [entry], manager);
      return { ...member, name, mobile, candidate: await manager.findOneBy(Candidate, { memberId: id }) };
    }).catch(refuseTakenMobile('anotherMemberHasMobile'));
  }

  async #withSignIns(members: readonly Member[]): Promise<MemberWithProfile[]> {
    const rows = await this.dataSource.query<{ mobile: string; count: number }[]>(
      'SELECT mobile, count(*)::integer AS count FROM member WHERE mobile = ANY ($1) GROUP BY mobile',
      [members.map(({ mobile }) => mobile)],
    );
    const signsIn = await whoSignsIn(
      this.dataSource.manager,
      members.map(({ id }) => id),
    );
    const counts = new Map(rows.map(({ mobile, count }) => [mobile, count]));
    return members.map((member) => {
      const own = signsIn.get(member.id);
      return {
        candidate: null,
        ...member,
        signsIn: own?.signsIn ?? 'MAKER',
        ownSignIn: own?.signsIn === 'BOTH' ? own : null,
        othersWithMobile: (counts.get(member.mobile) ?? 1) - 1,
      };
    });
  }

  /** What a candidate signs in with beside the family is none; it has a call of its own. */
  async #requireAccount(id: number, unknown: MessageKey): Promise<Member> {
    const member = await this.#query().andWhere('member.id = :id', { id }).getOne();
    if (!member) throw new AppError('NOT_FOUND', unknown);
    return member;
  }

  #query(): SelectQueryBuilder<Member> {
    return (
      this.dataSource.manager
        .createQueryBuilder(Member, 'member')
        .leftJoinAndMapOne('member.candidate', Candidate, 'candidate', 'candidate.memberId = member.id')
        // A candidate's own sign-in beside the family's is no account.
        .where('(member.candidateId IS NULL OR member.candidateId = candidate.id)')
    );
  }
}
