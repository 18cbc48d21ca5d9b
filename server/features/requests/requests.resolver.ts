import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Language } from '../../../rules/languages.ts';
import { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { toPage } from '../../ways-in/graphql/page-arguments.ts';
import { Reads } from '../../ways-in/graphql/schema.ts';
import { SeenVersion } from '../../ways-in/graphql/seen-version.ts';
import { AskedLanguage } from '../../ways-in/graphql/translation-types.ts';
import type { RequestService } from './request.service.ts';
import type { RequestDecisionsService } from './request-decisions.service.ts';
import type { RequestFormService } from './request-form.service.ts';
import { acknowledgementDraft } from './request-letters.ts';
import type { RequestWork } from './request-work.ts';
import {
  AcknowledgementInput,
  ClosingInput,
  ExtensionInput,
  RightsRequestArguments,
  RightsRequestInput,
  SendRightsRequestInput,
} from './requests.inputs.ts';
import {
  RequestOfficer,
  RightsRequestDetails,
  RightsRequestPage,
  SentRightsRequest,
} from './requests.type.ts';

@Resolver()
export class RequestsResolver {
  constructor(
    private readonly form: RequestFormService,
    private readonly service: RequestService,
    private readonly decisions: RequestDecisionsService,
    private readonly work: RequestWork,
  ) {}

  @Authorized(Permission.PUBLIC)
  @Mutation(() => SentRightsRequest)
  async sendRightsRequest(
    @Arg('input', () => SendRightsRequestInput) input: SendRightsRequestInput,
    @AskedLanguage('Language of emails to the sender. Default: the site’s first') language: Language,
    @Ctx() context: RequestContext,
  ): Promise<SentRightsRequest> {
    return this.form.send(input, { ip: context.ip, viewer: await context.viewer(), language });
  }

  @Authorized(Permission.MANAGE_REQUESTS)
  @Reads('rights-request')
  @Query(() => RightsRequestPage, { description: 'Earliest deadline first, then the closed ones' })
  async rightsRequests(
    @Args(() => RightsRequestArguments) filter: InstanceType<typeof RightsRequestArguments>,
  ): Promise<RightsRequestPage> {
    const found = await this.service.list(toPage(filter), filter);
    return { ...found, counts: await this.service.counts(filter) };
  }

  @Authorized(Permission.MANAGE_REQUESTS)
  @Reads('rights-request')
  @Query(() => RightsRequestDetails, { nullable: true, description: 'null if not found' })
  async rightsRequest(@Arg('id', () => Int) id: number): Promise<RightsRequestDetails | null> {
    const request = await this.service.find(id);
    return (
      request && {
        ...request,
        canMail: this.work.canMail(request),
        acknowledgementDraft: acknowledgementDraft(request),
      }
    );
  }

  @Authorized(Permission.MANAGE_REQUESTS)
  @Query(() => [RequestOfficer], { description: 'Roles that can be given' })
  requestOfficers(): Promise<RequestOfficer[]> {
    return this.service.officers();
  }

  @Authorized(Permission.MANAGE_REQUESTS)
  @Mutation(() => RightsRequestDetails, {
    description: 'Adds a request received by post or in person, or corrects one',
  })
  async saveRightsRequest(
    @Arg('input', () => RightsRequestInput) { id, version, ...fields }: RightsRequestInput,
    @Ctx() context: RequestContext,
  ): Promise<RightsRequestDetails> {
    const viewer = await context.viewer();
    if (id) await this.service.correct(viewer, { id, version: version ?? 0 }, fields);
    return this.#details(id || (await this.service.enter(viewer, fields)));
  }

  @Authorized(Permission.MANAGE_REQUESTS)
  @Mutation(() => RightsRequestDetails, { description: 'Assigns it to an administrator, or to none' })
  async assignRightsRequest(
    @Args(() => SeenVersion) seen: SeenVersion,
    @Arg('officerId', () => Int, { nullable: true }) officerId: number | null,
    @Ctx() context: RequestContext,
  ): Promise<RightsRequestDetails> {
    await this.service.assign(await context.viewer(), seen, officerId);
    return this.#details(seen.id);
  }

  @Authorized(Permission.MANAGE_REQUESTS)
  @Mutation(() => RightsRequestDetails, { description: 'Records whether the person’s identity is confirmed' })
  async setRequestIdentityChecked(
    @Args(() => SeenVersion) seen: SeenVersion,
    @Arg('isChecked', () => Boolean) isChecked: boolean,
    @Ctx() context: RequestContext,
  ): Promise<RightsRequestDetails> {
    await this.service.setIdentityChecked(await context.viewer(), seen, isChecked);
    return this.#details(seen.id);
  }

  @Authorized(Permission.MANAGE_REQUESTS)
  @Mutation(() => RightsRequestDetails, {
    description: 'Adds an entry to the history; entries cannot be changed or removed',
  })
  async noteRightsRequest(
    @Arg('id', () => Int) id: number,
    @Arg('text', () => String) text: string,
    @Ctx() context: RequestContext,
  ): Promise<RightsRequestDetails> {
    await this.service.note(await context.viewer(), id, { text });
    return this.#details(id);
  }

  @Authorized(Permission.MANAGE_REQUESTS)
  @Mutation(() => RightsRequestDetails, { description: 'Confirms receipt to the person' })
  async acknowledgeRightsRequest(
    @Args(() => SeenVersion) seen: SeenVersion,
    @Arg('input', () => AcknowledgementInput) input: AcknowledgementInput,
    @Ctx() context: RequestContext,
  ): Promise<RightsRequestDetails> {
    await this.decisions.acknowledge(await context.viewer(), seen, input);
    return this.#details(seen.id);
  }

  @Authorized(Permission.MANAGE_REQUESTS)
  @Mutation(() => RightsRequestDetails, {
    description: 'Extends the deadline by one or two months, once; not for a complaint',
  })
  async extendRightsRequest(
    @Args(() => SeenVersion) seen: SeenVersion,
    @Arg('input', () => ExtensionInput) input: ExtensionInput,
    @Ctx() context: RequestContext,
  ): Promise<RightsRequestDetails> {
    await this.decisions.extend(await context.viewer(), seen, input);
    return this.#details(seen.id);
  }

  @Authorized(Permission.MANAGE_REQUESTS)
  @Mutation(() => RightsRequestDetails, {
    description: 'Answers or refuses the request, or records that it was withdrawn',
  })
  async closeRightsRequest(
    @Args(() => SeenVersion) seen: SeenVersion,
    @Arg('input', () => ClosingInput) input: ClosingInput,
    @Ctx() context: RequestContext,
  ): Promise<RightsRequestDetails> {
    await this.decisions.close(await context.viewer(), seen, input);
    return this.#details(seen.id);
  }

  @Authorized(Permission.MANAGE_REQUESTS)
  @Mutation(() => RightsRequestDetails, { description: 'Reopens what was closed by mistake' })
  async reopenRightsRequest(
    @Args(() => SeenVersion) seen: SeenVersion,
    @Ctx() context: RequestContext,
  ): Promise<RightsRequestDetails> {
    await this.decisions.reopen(await context.viewer(), seen);
    return this.#details(seen.id);
  }

  async #details(id: number): Promise<RightsRequestDetails> {
    return (await this.rightsRequest(id))!;
  }
}
