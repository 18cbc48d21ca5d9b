import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { Permission } from '../../../../rules/permissions.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { enter, ViewerType } from '../../../ways-in/graphql/viewer.type.ts';
import { browserSession } from './browser-session.ts';
import type { MemberPasswordService } from './member-password.service.ts';
import type { MemberRegistrationService } from './member-registration.service.ts';
import type { MemberSignInService } from './member-sign-in.service.ts';
import {
  MemberCodeInput,
  MemberPasswordResetInput,
  MemberRegistrationInput,
  MemberSignInInput,
} from './members.inputs.ts';

interface Services {
  memberSignIn: MemberSignInService;
  memberRegistration: MemberRegistrationService;
  memberPassword: MemberPasswordService;
}

@Resolver()
export class MembersResolver {
  constructor(private readonly services: Services) {}

  @Authorized(Permission.PUBLIC)
  @Mutation(() => ViewerType, { description: 'Signs this browser in to the matrimonial section' })
  async signInMember(
    @Arg('input', () => MemberSignInInput) input: MemberSignInInput,
    @Ctx() context: RequestContext,
  ): Promise<ViewerType> {
    return enter(context, await this.services.memberSignIn.signIn(input, browserSession(context)));
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => Boolean, {
    description:
      'Sends a one-time code, which works only with the cookie that is set; false for a country code that gets none',
  })
  requestMemberCode(
    @Arg('input', () => MemberCodeInput) { purpose, ...number }: MemberCodeInput,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    return this.services.memberPassword.requestCode(number, purpose, context.identifyCodeRequester());
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => ViewerType, {
    description:
      'Creates a member and signs this browser in; without a code, or where new members are approved first, answers FORBIDDEN (pending for approval)',
  })
  async registerMember(
    @Arg('input', () => MemberRegistrationInput) input: MemberRegistrationInput,
    @Ctx() context: RequestContext,
  ): Promise<ViewerType> {
    const { memberRegistration } = this.services;
    return enter(
      context,
      await memberRegistration.register(input, context.codeRequester(), browserSession(context)),
    );
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => ViewerType, {
    description: "Sets a member's forgotten password, ends all sessions and signs this browser in",
  })
  async resetMemberPassword(
    @Arg('input', () => MemberPasswordResetInput) input: MemberPasswordResetInput,
    @Ctx() context: RequestContext,
  ): Promise<ViewerType> {
    const { memberPassword } = this.services;
    return enter(
      context,
      await memberPassword.reset(input, context.codeRequester(), browserSession(context)),
    );
  }
}
