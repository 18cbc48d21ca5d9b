import {
  Arg,
  Authorized,
  Ctx,
  Field,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { invitationRules } from '../../../../rules/office-roles.ts';
import { Permission } from '../../../../rules/permissions.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { InputOf } from '../../../ways-in/graphql/input-of-rules.ts';
import { enter, ViewerType } from '../../../ways-in/graphql/viewer.type.ts';
import { OfficeRoleInput } from '../accounts.inputs.ts';
import { presentUser, UserType } from '../user.type.ts';
import type { OfficerInvitationService } from './officer-invitation.service.ts';

@InputType()
class OfficerInvitationInput extends InputOf(invitationRules, {
  descriptions: { mobile: 'Ten digits' },
  types: { roles: [OfficeRoleInput] },
  leftOut: ['password'],
}) {}

@ObjectType('OfficerInvitation', { description: 'For an invited person who has not set a password' })
class OfficerInvitationType {
  @Field(() => Int)
  userId: number;

  @Field(() => Date, { description: 'The emailed link is valid until then' })
  expiresAt: Date;
}

/** Invitations to the office. */
@Resolver()
export class OfficerInvitationsResolver {
  constructor(private readonly service: OfficerInvitationService) {}

  @Authorized(Permission.MANAGE_USERS)
  @Query(() => [OfficerInvitationType])
  officerInvitations(): Promise<OfficerInvitationType[]> {
    return this.service.list();
  }

  @Authorized(Permission.MANAGE_USERS)
  @Mutation(() => UserType, {
    description: 'Creates an account with office roles, and emails a link to set its password',
  })
  async inviteOfficer(
    @Arg('input', () => OfficerInvitationInput) input: OfficerInvitationInput,
    @Arg('password', () => String, { description: 'The second factor of the owner who asks' })
    password: string,
    @Ctx() context: RequestContext,
  ): Promise<UserType> {
    const { user, invitationLink } = await this.service.invite(await context.viewer(), {
      ...input,
      password,
    });
    return { ...presentUser(user), invitationLink };
  }

  @Authorized(Permission.MANAGE_USERS)
  @Mutation(() => UserType, { description: 'Emails a new link; the earlier one stops working' })
  async renewOfficerInvitation(
    @Arg('userId', () => Int) userId: number,
    @Ctx() context: RequestContext,
  ): Promise<UserType> {
    const { user, invitationLink } = await this.service.renew(await context.viewer(), userId);
    return { ...presentUser(user), invitationLink };
  }

  @Authorized(Permission.MANAGE_USERS)
  @Mutation(() => Boolean, { description: 'Cancels the invitation and removes the unused account' })
  async cancelOfficerInvitation(
    @Arg('userId', () => Int) userId: number,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.service.cancel(await context.viewer(), userId);
    return true;
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => Boolean, {
    description: 'Whether this link is valid; a mutation, so that the token is in no URL',
  })
  async checkOfficerInvitation(
    @Arg('token', () => String, { description: 'From the link in the email' }) token: string,
    @Ctx() { ip }: RequestContext,
  ): Promise<boolean> {
    await this.service.check(token, ip);
    return true;
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => ViewerType, {
    description: 'Sets the password of the invited person and signs this browser in, once',
  })
  async acceptOfficerInvitation(
    @Arg('token', () => String, { description: 'From the link in the email' }) token: string,
    @Arg('password', () => String) password: string,
    @Ctx() context: RequestContext,
  ): Promise<ViewerType> {
    const { ip, sessionCookie: replaces, browser } = context;
    const options = { transport: 'COOKIE', ip, replaces, browser } as const;
    return enter(context, await this.service.accept(token, { password }, options));
  }
}
