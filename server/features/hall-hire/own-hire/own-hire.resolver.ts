import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Language } from '../../../../rules/languages.ts';
import { Permission } from '../../../../rules/permissions.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { AskedLanguage } from '../../../ways-in/graphql/translation-types.ts';
import type { OwnHireService } from './own-hire.service.ts';
import { OwnHire, OwnHireInput } from './own-hire.type.ts';

const TOKEN = { description: 'The part after the # of the private link' };
const VERSION = { description: 'Optimistic lock: the version that was seen' };

/** A booking of the hall as its hirer sees it by the private link. */
@Resolver()
export class OwnHireResolver {
  constructor(private readonly service: OwnHireService) {}

  @Authorized(Permission.PUBLIC)
  @Query(() => OwnHire, { nullable: true, description: 'By its private link; null if not found' })
  ownHire(
    @Arg('token', () => String, TOKEN) token: string,
    @AskedLanguage() language: Language,
  ): Promise<OwnHire | null> {
    return this.service.find({ token, language });
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => OwnHire, { description: 'Changes a request; tells the office' })
  changeOwnHire(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('input', () => OwnHireInput) { version, ...fields }: OwnHireInput,
    @AskedLanguage() language: Language,
    @Ctx() { ip }: RequestContext,
  ): Promise<OwnHire> {
    return this.service.change({ token, ip, language }, version, fields);
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => OwnHire, { description: 'Asks the office to change an accepted booking' })
  wishForOwnHire(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Arg('wish', () => String) wish: string,
    @AskedLanguage() language: Language,
    @Ctx() { ip }: RequestContext,
  ): Promise<OwnHire> {
    return this.service.wish({ token, ip, language }, version, wish);
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => String, {
    nullable: true,
    description:
      'The address of the page to pay a charge on; pressed again the same. Null where nothing is to be paid by card',
  })
  payHireByCard(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('chargeId', () => Int) chargeId: number,
    @AskedLanguage() language: Language,
  ): Promise<string | null> {
    return this.service.payByCard({ token, language }, chargeId);
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => OwnHire, { description: 'Withdraws a request or a booking; tells the office' })
  withdrawOwnHire(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('version', () => Int, VERSION) version: number,
    @AskedLanguage() language: Language,
    @Ctx() { ip }: RequestContext,
  ): Promise<OwnHire> {
    return this.service.withdraw({ token, ip, language }, version);
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => OwnHire, { description: 'Accepts the agreement in the version that was read' })
  acceptHireAgreement(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('agreementVersion', () => Int) agreementVersion: number,
    @AskedLanguage() language: Language,
    @Ctx() { ip }: RequestContext,
  ): Promise<OwnHire> {
    return this.service.acceptAgreement({ token, ip, language }, agreementVersion);
  }
}
