import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Authorized, Ctx, Mutation, Resolver, registerEnumType } from 'type-graphql';
import { Permission } from '../../../rules/permissions.ts';
import type { UploadReceiver } from '../../files/upload-receiver.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { incomingFile, SEEN_FILE, UploadScalar } from '../../ways-in/graphql/uploads.ts';
import { SitePicturePlace } from './site-picture.entity.ts';
import type { SitePictureService } from './site-picture.service.ts';

registerEnumType(SitePicturePlace, { name: 'SitePicturePlace' });

@Resolver()
export class SitePictureResolver {
  constructor(
    private readonly pictures: SitePictureService,
    private readonly uploads: UploadReceiver,
  ) {}

  @Authorized(Permission.MANAGE_SETTINGS)
  @Mutation(() => Boolean, { description: 'Sets a picture of the association; no SVG' })
  async saveSitePicture(
    @Arg('place', () => SitePicturePlace) place: SitePicturePlace,
    @Arg('file', () => UploadScalar) upload: Promise<FileUpload>,
    @Arg('seenFile', () => String, SEEN_FILE) seenFile: string | null,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    const file = await incomingFile(upload, context);
    const received = await this.uploads.receive(file!, ['IMAGE']);
    await this.pictures.save(await context.viewer(), { place, seenFile }, received);
    return true;
  }

  @Authorized(Permission.MANAGE_SETTINGS)
  @Mutation(() => Boolean, { description: 'Removes the picture; the site’s own drawing is shown' })
  async removeSitePicture(
    @Arg('place', () => SitePicturePlace) place: SitePicturePlace,
    @Arg('seenFile', () => String, SEEN_FILE) seenFile: string | null,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.pictures.remove(await context.viewer(), { place, seenFile });
    return true;
  }
}
