import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Language } from '../../../../rules/languages.ts';
import { Permission } from '../../../../rules/permissions.ts';
import { inLanguage } from '../../../database/translations.ts';
import { MediaFile } from '../../../files/media-file.entity.ts';
import type { UploadReceiver } from '../../../files/upload-receiver.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { MediaFileType, presentMediaFile } from '../../../ways-in/graphql/media-file.type.ts';
import { Shared } from '../../../ways-in/graphql/schema.ts';
import { AskedLanguage, byLanguage } from '../../../ways-in/graphql/translation-types.ts';
import { incomingFile, UploadScalar } from '../../../ways-in/graphql/uploads.ts';
import { ROOM_PHOTO_TEXTS, RoomPhoto } from './room-photo.entity.ts';
import type { RoomPhotosService } from './room-photos.service.ts';
import { RoomPhotoInput } from './room-photos.type.ts';

@Resolver(() => RoomPhoto)
export class RoomPhotosResolver {
  constructor(
    private readonly photos: RoomPhotosService,
    private readonly uploads: UploadReceiver,
  ) {}

  @FieldResolver(() => MediaFileType)
  async file(@Root() { fileId }: RoomPhoto, @Ctx() { loaders }: RequestContext): Promise<MediaFileType> {
    return presentMediaFile((await loaders.load(MediaFile, fileId))!);
  }

  @Authorized(Permission.PUBLIC)
  @Shared()
  @Query(() => [RoomPhoto], {
    description: 'Photographs of the rooms that are offered, in the order of the rooms and then their own',
  })
  async roomPhotos(@AskedLanguage() language: Language) {
    return (await this.photos.listShown()).map((photo) => inLanguage(photo, ROOM_PHOTO_TEXTS, language));
  }

  @Authorized(Permission.MANAGE_HALL_HIRE)
  @Query(() => [RoomPhoto], { description: 'Of a room, hidden or not, in their order' })
  async photosOfRoom(@Arg('roomId', () => Int) roomId: number, @AskedLanguage() language: Language) {
    return (await this.photos.listOf(roomId)).map((photo) => inLanguage(photo, ROOM_PHOTO_TEXTS, language));
  }

  @Authorized(Permission.MANAGE_HALL_HIRE)
  @Mutation(() => Int, {
    description: 'Adds a photograph after the others of a room, six at most; answers its id',
  })
  async addRoomPhoto(
    @Arg('roomId', () => Int) roomId: number,
    @Arg('file', () => UploadScalar, { description: 'Shown as 720x480; no SVG' }) upload: Promise<FileUpload>,
    @Ctx() context: RequestContext,
  ): Promise<number> {
    const file = await incomingFile(upload, context);
    const received = await this.uploads.receive(file!, ['IMAGE']);
    return (await this.photos.add(await context.viewer(), roomId, received)).id;
  }

  @Authorized(Permission.MANAGE_HALL_HIRE)
  @Mutation(() => RoomPhoto, { description: 'Says what a photograph shows' })
  async saveRoomPhoto(
    @Arg('input', () => RoomPhotoInput) { id, version, translations, ...others }: RoomPhotoInput,
    @AskedLanguage() language: Language,
    @Ctx() context: RequestContext,
  ) {
    const fields = { ...others, translations: byLanguage(translations) };
    const saved = await this.photos.describe(await context.viewer(), { id, version }, fields);
    return inLanguage(saved, ROOM_PHOTO_TEXTS, language);
  }

  @Authorized(Permission.MANAGE_HALL_HIRE)
  @Mutation(() => Boolean, { description: 'Moves a photograph among those of its room' })
  async moveRoomPhoto(
    @Arg('id', () => Int) id: number,
    @Arg('place', () => Int, { description: 'From 1; beyond the last one is the end' }) place: number,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.photos.move(await context.viewer(), id, place);
    return true;
  }

  @Authorized(Permission.MANAGE_HALL_HIRE)
  @Mutation(() => Boolean)
  async removeRoomPhoto(@Arg('id', () => Int) id: number, @Ctx() context: RequestContext): Promise<boolean> {
    await this.photos.remove(await context.viewer(), id);
    return true;
  }
}
