import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { PASSKEY } from '../../ways-in/graphql/proof-arguments.ts';
import { enter, presentViewer, ViewerType } from '../../ways-in/graphql/viewer.type.ts';
import type { AccountService } from './account.service.ts';
import {
  AccountInput,
  PasswordCodeInput,
  PasswordResetInput,
  SignInInput,
  SignUpInput,
} from './accounts.inputs.ts';
import { AccessToken } from './accounts.type.ts';
import type { PasswordResetService } from './password-reset.service.ts';
import type { RegistrationService } from './registration.service.ts';
import type { SignInService } from './sign-in.service.ts';
import { browserSession } from './sign-in-options.ts';
import { Account, presentUser } from './user.type.ts';

interface Services {
  signIn: SignInService;
  registration: RegistrationService;
  accounts: AccountService;
  passwordReset: PasswordResetService;
}

@Resolver()
export class AccountsResolver {
  constructor(private readonly services: Services) {}

  @Authorized(Permission.PUBLIC)
  @Query(() => ViewerType)
  async viewer(@Ctx() context: RequestContext): Promise<ViewerType> {
    return presentViewer(await context.viewer());
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => ViewerType, {
    description: 'Signs this browser in to the main site; sets the session cookie',
  })
  async signIn(
    @Arg('input', () => SignInInput) input: SignInInput,
    @Ctx() context: RequestContext,
  ): Promise<ViewerType> {
    return enter(context, await this.services.signIn.signIn(input, browserSession(context)));
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => ViewerType, {
    description:
      'Signs this browser in to the main site by a passkey, without a password or code; sets the session cookie',
  })
  async signInWithPasskey(
    @Arg('passkey', () => String, PASSKEY) passkey: string,
    @Ctx() context: RequestContext,
  ): Promise<ViewerType> {
    return enter(context, await this.services.signIn.signInWithPasskey(passkey, browserSession(context)));
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => Boolean, {
    description: 'Ends the sessions of the cookie and the bearer that come with it',
  })
  async signOut(@Ctx() context: RequestContext): Promise<boolean> {
    for (const token of context.sessionTokens) await this.services.signIn.signOut(token);
    context.signedOut();
    return true;
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => AccessToken, { description: 'A bearer for integrators; signOut with it revokes it' })
  async createAccessToken(
    @Arg('input', () => SignInInput) input: SignInInput,
    @Ctx() { ip }: RequestContext,
  ): Promise<AccessToken> {
    const { session } = await this.services.signIn.signIn(input, { transport: 'BEARER', ip });
    return session;
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => ViewerType, { description: 'Creates an account and signs this browser in' })
  async signUp(
    @Arg('input', () => SignUpInput) input: SignUpInput,
    @Ctx() context: RequestContext,
  ): Promise<ViewerType> {
    return enter(context, await this.services.registration.signUp(input, browserSession(context)));
  }

  @Authorized(Permission.EDIT_OWN_ACCOUNT)
  @Query(() => Account)
  async myAccount(@Ctx() context: RequestContext): Promise<Account> {
    const { userId } = await context.viewer();
    return presentUser(await this.services.accounts.find(userId));
  }

  @Authorized(Permission.EDIT_OWN_ACCOUNT)
  @Mutation(() => Account, { description: 'A new password ends all other sessions' })
  async updateMyAccount(
    @Arg('input', () => AccountInput) { version, ...fields }: AccountInput,
    @Ctx() context: RequestContext,
  ): Promise<Account> {
    const { userId } = await context.viewer();
    const options = { version, token: context.credentials?.token };
    return presentUser(await this.services.accounts.update(userId, fields, options));
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => Boolean, {
    description: 'Sends a one-time code to a registered mobile; it works only with the cookie that is set',
  })
  async requestPasswordCode(
    @Arg('input', () => PasswordCodeInput) input: PasswordCodeInput,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.services.passwordReset.requestCode(input, context.identifyCodeRequester());
    return true;
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => ViewerType, {
    description: 'Sets a forgotten password, ends all sessions and signs this browser in',
  })
  async resetPassword(
    @Arg('input', () => PasswordResetInput) input: PasswordResetInput,
    @Ctx() context: RequestContext,
  ): Promise<ViewerType> {
    const { passwordReset } = this.services;
    return enter(context, await passwordReset.reset(input, context.codeRequester(), browserSession(context)));
  }
}
