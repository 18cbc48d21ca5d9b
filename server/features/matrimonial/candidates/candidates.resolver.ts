import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../../rules/permissions.ts';
import type { UploadReceiver } from '../../../files/upload-receiver.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { incomingFile, UploadScalar } from '../../../ways-in/graphql/uploads.ts';
import type { CandidateService } from './candidate.service.ts';
import { CandidateInput, OwnCandidate } from './candidate.type.ts';
import { presentProfile } from './candidate-profile.ts';
import { byViewer } from './profile-changes.ts';

@Resolver()
export class CandidatesResolver {
  constructor(
    private readonly candidates: CandidateService,
    private readonly uploads: UploadReceiver,
  ) {}

  @Authorized(Permission.USE_MATRIMONIALS)
  @Query(() => OwnCandidate, { nullable: true, description: 'null before there is one' })
  async myCandidate(@Ctx() context: RequestContext): Promise<OwnCandidate | null> {
    const { memberId } = await context.viewer();
    const candidate = await this.candidates.findOwn(memberId);
    return candidate && presentProfile(candidate, context);
  }

  @Authorized(Permission.USE_MATRIMONIALS)
  @Mutation(() => OwnCandidate, { description: "Creates or changes the member's own profile" })
  async saveMyCandidate(
    @Arg('input', () => CandidateInput) { version, confirms, ...fields }: CandidateInput,
    @Arg('photo', () => UploadScalar, {
      nullable: true,
      description: 'Shown as 450x600; required once',
    })
    photo: Promise<FileUpload> | null,
    @Ctx() context: RequestContext,
  ): Promise<OwnCandidate> {
    const viewer = await context.viewer();
    const file = await incomingFile(photo, context);
    const upload = file && (await this.uploads.receive(file, ['IMAGE']));
    const expects = version == null ? 'new' : { version };
    const options = { expects, photo: upload, confirms: confirms ?? undefined, ...byViewer(viewer) } as const;
    return presentProfile(await this.candidates.save(viewer.memberId, fields, options), context);
  }

  @Authorized(Permission.USE_MATRIMONIALS)
  @Mutation(() => Boolean, {
    description:
      "Removes the member's own profile, its photo and its interests, and a sign-in of the candidate's own",
  })
  async removeMyCandidate(@Ctx() context: RequestContext): Promise<boolean> {
    const viewer = await context.viewer();
    const candidate = await this.candidates.findOwn(viewer.memberId);
    await this.candidates.remove(candidate?.id ?? 0, viewer);
    // Their sign-in has gone with it.
    if (viewer.isCandidate) context.signedOut();
    return true;
  }

  @Authorized(Permission.MANAGE_MATRIMONIALS)
  @Mutation(() => Boolean, {
    description:
      "Removes a member's profile, its photo and its interests, and a sign-in of the candidate's own, which may be the account",
  })
  async removeCandidate(
    @Arg('memberId', () => Int) memberId: number,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    const candidate = await this.candidates.findOwn(memberId);
    await this.candidates.remove(candidate?.id ?? 0, await context.viewer());
    return true;
  }
}
