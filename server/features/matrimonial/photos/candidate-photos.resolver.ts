import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../../rules/permissions.ts';
import type { UploadReceiver } from '../../../files/upload-receiver.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { MediaFileType, presentMediaFile } from '../../../ways-in/graphql/media-file.type.ts';
import { incomingFile, UploadScalar } from '../../../ways-in/graphql/uploads.ts';
import type { CandidatePhotosService } from './candidate-photos.service.ts';

@Resolver()
export class CandidatePhotosResolver {
  constructor(
    private readonly photos: CandidatePhotosService,
    private readonly uploads: UploadReceiver,
  ) {}

  @Authorized(Permission.USE_MATRIMONIALS)
  @Query(() => [MediaFileType], { description: "The photos of the member's own profile, the first of all" })
  async myPhotos(@Ctx() context: RequestContext): Promise<MediaFileType[]> {
    const { memberId } = await context.viewer();
    return (await this.photos.find(memberId)).map(presentMediaFile);
  }

  @Authorized(Permission.USE_MATRIMONIALS)
  @Mutation(() => [MediaFileType], {
    description: 'Adds a photo after the others, of which there are four at most',
  })
  async addMyPhoto(
    @Arg('photo', () => UploadScalar, { description: 'Shown as 450x600' }) photo: Promise<FileUpload>,
    @Ctx() context: RequestContext,
  ): Promise<MediaFileType[]> {
    const file = await incomingFile(photo, context);
    const upload = file && (await this.uploads.receive(file, ['IMAGE']));
    return (await this.photos.add(await context.viewer(), upload)).map(presentMediaFile);
  }

  @Authorized(Permission.USE_MATRIMONIALS)
  @Mutation(() => [MediaFileType])
  async orderMyPhotos(
    @Arg('fileNames', () => [String], { description: 'Of all photos; the first is shown on the card' })
    fileNames: string[],
    @Ctx() context: RequestContext,
  ): Promise<MediaFileType[]> {
    return (await this.photos.order(await context.viewer(), fileNames)).map(presentMediaFile);
  }

  @Authorized(Permission.USE_MATRIMONIALS)
  @Mutation(() => [MediaFileType], { description: 'Removes one of them; the next takes its place' })
  async removeMyPhoto(
    @Arg('fileName', () => String) fileName: string,
    @Ctx() context: RequestContext,
  ): Promise<MediaFileType[]> {
    return (await this.photos.remove(await context.viewer(), fileName)).map(presentMediaFile);
  }
}
