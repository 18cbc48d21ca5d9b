import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../rules/permissions.ts';
import { incomingFile, UploadScalar } from '../../graphql/uploads.ts';
import type { UploadReceiver } from '../../media/upload-receiver.ts';
import type { RequestContext } from '../../security/request-context.ts';
import type { CandidateService } from './candidate.service.ts';
import { CandidateInput, OwnCandidate } from './candidate.type.ts';
import { presentProfile } from './candidate-profile.ts';

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
    @Arg('input', () => CandidateInput) { version, ...fields }: CandidateInput,
    @Arg('photo', () => UploadScalar, {
      nullable: true,
      description: 'Shown as 450x600; needed once',
    })
    photo: Promise<FileUpload> | null,
    @Ctx() context: RequestContext,
  ): Promise<OwnCandidate> {
    const { memberId } = await context.viewer();
    const file = await incomingFile(photo);
    const upload = file && (await this.uploads.receive(file, ['IMAGE']));
    const options = { version: version ?? undefined, photo: upload, byMember: true };
    return presentProfile(await this.candidates.save(memberId, fields, options), context);
  }

  @Authorized(Permission.USE_MATRIMONIALS)
  @Mutation(() => Boolean, { description: "Removes the member's own profile, its photo and its interests" })
  async removeMyCandidate(@Ctx() context: RequestContext): Promise<boolean> {
    const viewer = await context.viewer();
    const candidate = await this.candidates.findOwn(viewer.memberId);
    await this.candidates.remove(candidate?.id ?? 0, viewer);
    return true;
  }
}
