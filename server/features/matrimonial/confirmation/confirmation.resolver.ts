import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Absence } from '../../../../rules/candidate-states.ts';
import { AppError } from '../../../../rules/errors.ts';
import { Permission } from '../../../../rules/permissions.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import type { Viewer } from '../../../identity/viewer.ts';
import { CandidateInput } from '../candidates/candidate.type.ts';
import { ShownChoicesType } from '../candidates/shown-choices.type.ts';
import type { AskingService } from './asking.service.ts';
import type { CandidateKey, CandidatePageService } from './candidate-page.service.ts';
import { CandidatePage, CandidateStateType } from './candidate-page.type.ts';
import type { ConfirmationService } from './confirmation.service.ts';

const TOKEN_OF_LINK = "The part after the # of the candidate's own link";
const TOKEN = {
  nullable: true,
  description: `${TOKEN_OF_LINK}; null of a candidate who is signed in themself`,
};
const UNTIL = { nullable: true, description: 'YYYY-MM-DD; only of who is away' };
const ABSENCE = { nullable: true, description: 'null: back in the lists' };

/** A link of nobody, where there is neither a link nor a candidate who is signed in themself. */
async function keyOf(token: string | null, context: RequestContext): Promise<CandidateKey> {
  if (token != null) return { token };
  const { memberId, isCandidate } = await context.viewer();
  return isCandidate ? { memberId } : { token: '' };
}

/** A profile as its candidate has it by their own link or sign-in. */
@Resolver()
export class CandidatePageResolver {
  constructor(private readonly pages: CandidatePageService) {}

  @Authorized(Permission.PUBLIC)
  @Query(() => CandidatePage, { nullable: true, description: 'null if not found' })
  async candidatePage(
    @Arg('token', () => String, TOKEN) token: string | null,
    @Ctx() context: RequestContext,
  ): Promise<CandidatePage | null> {
    return this.pages.find(await keyOf(token, context));
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => CandidatePage, {
    description: "The candidate's yes to being shown, or other choices of what",
  })
  async confirmCandidate(
    @Arg('token', () => String, TOKEN) token: string | null,
    @Arg('reading', () => String, {
      description: 'Of the page that was read; once that is changed it answers CONFLICT',
    })
    reading: string,
    @Arg('shown', () => ShownChoicesType) shown: ShownChoicesType,
    @Ctx() context: RequestContext,
  ): Promise<CandidatePage> {
    return this.pages.confirm(await keyOf(token, context), reading, shown);
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => CandidatePage, { description: 'Not yet: the candidate is asked again in a month' })
  async postponeCandidate(
    @Arg('token', () => String, TOKEN) token: string | null,
    @Ctx() context: RequestContext,
  ): Promise<CandidatePage> {
    return this.pages.later(await keyOf(token, context));
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => CandidatePage, { description: 'Takes the yes back: nobody sees the profile any more' })
  async withdrawCandidate(
    @Arg('token', () => String, TOKEN) token: string | null,
    @Ctx() context: RequestContext,
  ): Promise<CandidatePage> {
    return this.pages.withdraw(await keyOf(token, context));
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => Boolean, { description: 'No: removes the profile with its photos, for good' })
  async refuseCandidate(
    @Arg('token', () => String, TOKEN) token: string | null,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    const key = await keyOf(token, context);
    await this.pages.refuse(key);
    // Their sign-in has gone with the profile.
    if ('memberId' in key) context.signedOut();
    return true;
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => CandidatePage, {
    description: 'Takes the profile out of the lists for a while, or brings it back',
  })
  async setCandidateAbsence(
    @Arg('token', () => String, TOKEN) token: string | null,
    @Arg('absence', () => Absence, ABSENCE) absence: Absence | null,
    @Arg('until', () => String, UNTIL) until: string | null,
    @Ctx() context: RequestContext,
  ): Promise<CandidatePage> {
    return this.pages.setAbsence(await keyOf(token, context), { absence, until });
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => CandidatePage, { description: "The candidate's own correction, by the rules of the form" })
  async correctCandidate(
    @Arg('token', () => String, TOKEN) token: string | null,
    @Arg('input', () => CandidateInput) { version, confirms: _choices, ...fields }: CandidateInput,
    @Ctx() context: RequestContext,
  ): Promise<CandidatePage> {
    return this.pages.correct(await keyOf(token, context), version ?? 0, fields);
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => Boolean, {
    description: 'Sends the candidate a new link for one that is too old; true whatever it is',
  })
  async renewCandidateLink(
    @Arg('token', () => String, { description: TOKEN_OF_LINK }) token: string,
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
    return this.pages.stateOf(await context.viewer());
  }

  @Authorized(Permission.USE_MATRIMONIALS)
  @Query(() => Boolean, {
    description:
      "Whether `confirms` of a profile with this relation and mobile counts as its candidate's own yes",
  })
  async takesOwnYes(
    @Arg('profileForId', () => Int) profileForId: number,
    @Arg('countryCode', () => String) countryCode: string,
    @Arg('mobile', () => String, { description: "The candidate's, as in the profile" }) mobile: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    return this.asking.takesOwnYes(await context.viewer(), { profileForId, countryCode, mobile });
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
    const viewer = await context.viewer();
    const { memberId, isCandidate: isByCandidate } = viewer;
    await this.confirmations.setAbsence({ memberId }, { absence, until }, { isByCandidate });
    return this.#state(viewer);
  }

  @Authorized(Permission.USE_MATRIMONIALS)
  @Mutation(() => CandidateStateType, { description: 'Asks the candidate once more, at most once a day' })
  async askMyCandidateAgain(@Ctx() context: RequestContext): Promise<CandidateStateType> {
    const viewer = await context.viewer();
    await this.asking.askAgain(viewer.memberId);
    return this.#state(viewer);
  }

  async #state(viewer: Viewer): Promise<CandidateStateType> {
    const state = await this.pages.stateOf(viewer);
    if (!state) throw new AppError('NOT_FOUND', 'somethingWrong');
    return state;
  }
}
