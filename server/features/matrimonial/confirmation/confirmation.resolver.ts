import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Absence } from '../../../../rules/candidate-states.ts';
import { AppError } from '../../../../rules/errors.ts';
import { Permission } from '../../../../rules/permissions.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { CandidateInput } from '../candidates/candidate.type.ts';
import { ShownChoicesType } from '../candidates/shown-choices.type.ts';
import type { AskingService } from './asking.service.ts';
import type { CandidatePageService } from './candidate-page.service.ts';
import { CandidatePage, CandidateStateType } from './candidate-page.type.ts';
import type { ConfirmationService } from './confirmation.service.ts';

const TOKEN = { description: "The part after the # of the candidate's own link" };
const UNTIL = { nullable: true, description: 'YYYY-MM-DD; only of who is away' };
const ABSENCE = { nullable: true, description: 'null: back in the lists' };

/** A profile as its candidate has it by their own link. */
@Resolver()
export class CandidatePageResolver {
  constructor(private readonly pages: CandidatePageService) {}

  @Authorized(Permission.PUBLIC)
  @Query(() => CandidatePage, { nullable: true, description: 'null if not found' })
  candidatePage(@Arg('token', () => String, TOKEN) token: string): Promise<CandidatePage | null> {
    return this.pages.find(token);
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => CandidatePage, {
    description: "The candidate's yes to being shown, or other choices of what",
  })
  confirmCandidate(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('shown', () => ShownChoicesType) shown: ShownChoicesType,
  ): Promise<CandidatePage> {
    return this.pages.confirm(token, shown);
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => CandidatePage, { description: 'Not yet: the candidate is asked again in a month' })
  postponeCandidate(@Arg('token', () => String, TOKEN) token: string): Promise<CandidatePage> {
    return this.pages.later(token);
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => CandidatePage, { description: 'Takes the yes back: nobody sees the profile any more' })
  withdrawCandidate(@Arg('token', () => String, TOKEN) token: string): Promise<CandidatePage> {
    return this.pages.withdraw(token);
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => Boolean, { description: 'No: removes the profile with its photos, for good' })
  async refuseCandidate(@Arg('token', () => String, TOKEN) token: string): Promise<boolean> {
    await this.pages.refuse(token);
    return true;
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => CandidatePage, {
    description: 'Takes the profile out of the lists for a while, or brings it back',
  })
  setCandidateAbsence(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('absence', () => Absence, ABSENCE) absence: Absence | null,
    @Arg('until', () => String, UNTIL) until: string | null,
  ): Promise<CandidatePage> {
    return this.pages.setAbsence(token, { absence, until });
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => CandidatePage, { description: "The candidate's own correction, by the rules of the form" })
  correctCandidate(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('input', () => CandidateInput) { version, confirms: _choices, ...fields }: CandidateInput,
  ): Promise<CandidatePage> {
    return this.pages.correct(token, version ?? 0, fields);
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => Boolean, {
    description: 'Sends the candidate a new link for one that is too old; true whatever it is',
  })
  async renewCandidateLink(
    @Arg('token', () => String, TOKEN) token: string,
    @Ctx() { ip }: RequestContext,
  ): Promise<boolean> {
    await this.pages.renew(token, ip);
    return true;
  }
}

/** The same as the member has it who made the profile. */
@Resolver()
export class MyCandidateStateResolver {
  constructor(
    private readonly pages: CandidatePageService,
    private readonly confirmations: ConfirmationService,
    private readonly asking: AskingService,
  ) {}

  @Authorized(Permission.USE_MATRIMONIALS)
  @Query(() => CandidateStateType, { nullable: true, description: 'null without a profile' })
  async myCandidateState(@Ctx() context: RequestContext): Promise<CandidateStateType | null> {
    const { memberId } = await context.viewer();
    return this.pages.stateOf(memberId);
  }

  @Authorized(Permission.USE_MATRIMONIALS)
  @Mutation(() => CandidateStateType, {
    description: "Takes the member's own profile out of the lists for a while, or brings it back",
  })
  async setMyAbsence(
    @Arg('absence', () => Absence, ABSENCE) absence: Absence | null,
    @Arg('until', () => String, UNTIL) until: string | null,
    @Ctx() context: RequestContext,
  ): Promise<CandidateStateType> {
    const { memberId } = await context.viewer();
    await this.confirmations.setAbsence({ memberId }, { absence, until });
    return this.#state(memberId);
  }

  @Authorized(Permission.USE_MATRIMONIALS)
  @Mutation(() => CandidateStateType, { description: 'Asks the candidate once more, at most once a day' })
  async askMyCandidateAgain(@Ctx() context: RequestContext): Promise<CandidateStateType> {
    const { memberId } = await context.viewer();
    await this.asking.askAgain(memberId);
    return this.#state(memberId);
  }

  async #state(memberId: number): Promise<CandidateStateType> {
    const state = await this.pages.stateOf(memberId);
    if (!state) throw new AppError('NOT_FOUND', 'somethingWrong');
    return state;
  }
}
