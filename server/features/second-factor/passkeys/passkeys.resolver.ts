import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../../rules/permissions.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { CODE, OWN_PASSWORD, PASSKEY } from '../../../ways-in/graphql/proof-arguments.ts';
import { askerOf } from '../second-factor.arguments.ts';
import { Passkey } from './passkey.entity.ts';
import type { PasskeyService } from './passkey.service.ts';
import type { PasskeyCheck } from './passkey-check.service.ts';

interface Services {
  check: PasskeyCheck;
  passkeys: PasskeyService;
}

/** The passkeys of one's own account, and what a browser needs to use one. */
@Resolver()
export class PasskeysResolver {
  constructor(private readonly services: Services) {}

  @Authorized(Permission.PUBLIC)
  @Mutation(() => String, {
    description:
      'PublicKeyCredentialRequestOptionsJSON as text. Valid for five minutes, once, with the cookie that is set; the same for every caller',
  })
  passkeyRequest(@Ctx() context: RequestContext): Promise<string> {
    return this.services.check.options(context.identifyCodeRequester());
  }

  @Authorized(Permission.EDIT_OWN_ACCOUNT)
  @Query(() => [Passkey], { description: 'The caller’s passkeys, oldest first; at most ten' })
  async passkeys(@Ctx() context: RequestContext): ReturnType<PasskeyService['list']> {
    const { userId } = await context.viewer();
    return this.services.passkeys.list(userId);
  }

  @Authorized(Permission.EDIT_OWN_ACCOUNT)
  @Mutation(() => String, {
    description:
      'PublicKeyCredentialCreationOptionsJSON as text. Valid for five minutes, once, with the cookie that is set; nothing changes until addPasskey',
  })
  async beginPasskey(
    @Arg('password', () => String, OWN_PASSWORD) password: string,
    @Arg('code', () => String, { ...CODE, nullable: true }) code: string | null,
    @Arg('passkey', () => String, { ...PASSKEY, nullable: true }) passkey: string | null,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    const asker = { ...(await askerOf(context)), requester: context.identifyCodeRequester() };
    return this.services.passkeys.begin(asker, { password, code, passkey });
  }

  @Authorized(Permission.EDIT_OWN_ACCOUNT)
  @Mutation(() => [String], {
    description:
      'Adds the passkey that the browser has created. If it is the account’s first second factor, returns recovery codes, shown only once, and ends all other sessions',
  })
  async addPasskey(
    @Arg('name', () => String, { description: 'For its owner, for example “Asha’s phone”' }) name: string,
    @Arg('passkey', () => String, { description: 'RegistrationResponseJSON of the browser, as text' })
    response: string,
    @Ctx() context: RequestContext,
  ): Promise<string[]> {
    return this.services.passkeys.add(await askerOf(context), { name, response });
  }

  @Authorized(Permission.EDIT_OWN_ACCOUNT)
  @Mutation(() => Boolean, {
    description: 'Removes a passkey; with the last second factor the recovery codes go, too',
  })
  async removePasskey(
    @Arg('id', () => Int) id: number,
    @Arg('password', () => String, OWN_PASSWORD) password: string,
    @Arg('code', () => String, { ...CODE, nullable: true }) code: string | null,
    @Arg('passkey', () => String, { ...PASSKEY, nullable: true }) passkey: string | null,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.services.passkeys.remove(await askerOf(context), id, { password, code, passkey });
    return true;
  }
}
