import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { MEMBER_STATUSES, type MemberStatus } from '../../../rules/member-filter.ts';
import { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { toPage } from '../../ways-in/graphql/page-arguments.ts';
import { presentProfile } from './candidates/candidate-profile.ts';
import { profileStateOf } from './candidates/profile-state.ts';
import { ManagedMember, ManagedMemberPage, MemberFilterInput } from './managed-member.type.ts';
import { MatrimonialPageArguments } from './matrimonial-page.ts';
import type { MemberAdministrationService, MemberWithProfile } from './member-administration.service.ts';
import { MemberChangeInput, MemberSeenInput } from './members/members.inputs.ts';

async function present(member: MemberWithProfile, context: RequestContext): Promise<ManagedMember> {
  const { candidate } = member;
  return {
    ...member,
    profileState: candidate && profileStateOf(candidate),
    absentUntil: candidate?.absentUntil ?? null,
    candidate: candidate && (await presentProfile(candidate, context)),
  };
}

/** Members of the matrimonial section, for admins. */
@Resolver()
export class MemberAdministrationResolver {
  constructor(private readonly administration: MemberAdministrationService) {}

  @Authorized(Permission.MANAGE_MATRIMONIALS)
  @Query(() => ManagedMemberPage, { description: 'All members, newest first' })
  async members(
    @Args(() => MatrimonialPageArguments) page: MatrimonialPageArguments,
    @Arg('filter', () => MemberFilterInput, { nullable: true }) filter: InstanceType<
      typeof MemberFilterInput
    > | null,
    @Ctx() context: RequestContext,
  ): Promise<ManagedMemberPage> {
    const found = await this.administration.list(await context.viewer(), toPage(page), filter ?? {});
    const items = await Promise.all(found.items.map((member) => present(member, context)));
    return { items, totalCount: found.totalCount };
  }

  @Authorized(Permission.MANAGE_MATRIMONIALS)
  @Query(() => ManagedMember, { nullable: true, description: 'null if not found' })
  async memberProfile(
    @Arg('memberId', () => Int) memberId: number,
    @Ctx() context: RequestContext,
  ): Promise<ManagedMember | null> {
    const member = await this.administration.read(await context.viewer(), memberId);
    return member && present(member, context);
  }

  @Authorized(Permission.MANAGE_MATRIMONIALS)
  @Mutation(() => ManagedMember, { description: 'A deactivated member is signed out at once' })
  async setMemberStatus(
    @Arg('memberId', () => Int) memberId: number,
    @Arg('status', () => MEMBER_STATUSES, { description: 'Not PENDING' }) status: MemberStatus,
    @Arg('reason', () => String, {
      nullable: true,
      description: 'For the log, of a deactivation: 3 to 200 characters',
    })
    reason: string | null,
    @Arg('seenStatus', () => MEMBER_STATUSES, {
      nullable: true,
      description: 'The status that the caller has seen; CONFLICT if it is another by now',
    })
    seen: MemberStatus | null,
    @Ctx() context: RequestContext,
  ): Promise<ManagedMember> {
    const admin = await context.viewer();
    return present(await this.administration.setStatus(admin, memberId, { status, reason, seen }), context);
  }

  @Authorized(Permission.MANAGE_MATRIMONIALS)
  @Mutation(() => ManagedMember, {
    description: 'Name and mobile of a member; a changed mobile ends all their sessions',
  })
  async changeMember(
    @Arg('memberId', () => Int) memberId: number,
    @Arg('input', () => MemberChangeInput) input: MemberChangeInput,
    @Arg('seen', () => MemberSeenInput) seen: MemberSeenInput,
    @Arg('reason', () => String, { description: 'For the log: 3 to 200 characters' }) reason: string,
    @Ctx() context: RequestContext,
  ): Promise<ManagedMember> {
    const admin = await context.viewer();
    return present(await this.administration.change(admin, memberId, { ...input, reason }, seen), context);
  }

  @Authorized(Permission.MANAGE_MATRIMONIALS)
  @Mutation(() => ManagedMember, {
    description:
      "The same of the sign-in that a candidate has beside the family; a changed mobile ends the candidate's sessions alone",
  })
  async changeCandidateSignIn(
    @Arg('memberId', () => Int, { description: 'Of the account' }) memberId: number,
    @Arg('input', () => MemberChangeInput) input: MemberChangeInput,
    @Arg('seen', () => MemberSeenInput) seen: MemberSeenInput,
    @Arg('reason', () => String, { description: 'For the log: 3 to 200 characters' }) reason: string,
    @Ctx() context: RequestContext,
  ): Promise<ManagedMember> {
    const admin = await context.viewer();
    const changed = await this.administration.changeOwnSignIn(admin, memberId, { ...input, reason }, seen);
    return present(changed, context);
  }
}
