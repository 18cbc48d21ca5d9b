import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Permission } from '../../../../rules/permissions.ts';
import { MediaFile } from '../../../files/media-file.entity.ts';
import type { UploadReceiver } from '../../../files/upload-receiver.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { MediaFileType, presentMediaFile } from '../../../ways-in/graphql/media-file.type.ts';
import { incomingFile, SEEN_FILE, UploadScalar } from '../../../ways-in/graphql/uploads.ts';
import { DonationType } from './donation-sub-type.entity.ts';
import type { DonationTypePictureService } from './donation-type-picture.service.ts';

@Resolver(() => DonationType)
export class DonationTypePicturesResolver {
  constructor(
    private readonly pictures: DonationTypePictureService,
    private readonly uploads: UploadReceiver,
  ) {}

  @FieldResolver(() => MediaFileType, { nullable: true, description: 'Its picture' })
  async file(
    @Root() { fileId }: DonationType,
    @Ctx() { loaders }: RequestContext,
  ): Promise<MediaFileType | null> {
    const file = fileId === null ? null : await loaders.load(MediaFile, fileId);
    return file && presentMediaFile(file);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, { description: 'Gives a donation type a picture; no SVG' })
  async saveDonationTypePicture(
    @Arg('id', () => Int) id: number,
    @Arg('file', () => UploadScalar) upload: Promise<FileUpload>,
    @Arg('seenFile', () => String, SEEN_FILE) seenFile: string | null,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    const file = await incomingFile(upload, context);
    const received = await this.uploads.receive(file!, ['IMAGE']);
    await this.pictures.save(await context.viewer(), { id, seenFile }, received);
    return true;
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, { description: 'Removes the picture of a donation type' })
  async removeDonationTypePicture(
    @Arg('id', () => Int) id: number,
    @Arg('seenFile', () => String, SEEN_FILE) seenFile: string | null,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.pictures.remove(await context.viewer(), { id, seenFile });
    return true;
  }
}
