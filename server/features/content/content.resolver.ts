import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import {
  Arg,
  Args,
  Authorized,
  type ClassType,
  Ctx,
  Field,
  FieldResolver,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
  registerEnumType,
} from 'type-graphql';
import { ContentFileType } from '../../../rules/content.ts';
import { Permission } from '../../../rules/permissions.ts';
import { toPage } from '../../graphql/page-arguments.ts';
import { incomingFile, UploadScalar } from '../../graphql/uploads.ts';
import { MediaFile } from '../../media/media-file.entity.ts';
import type { RequestContext } from '../../security/request-context.ts';
import { ContentListArguments } from './content.inputs.ts';
import type { ContentService } from './content.service.ts';
import type { ContentItem } from './content-item.entity.ts';
import type { ContentKind } from './content-kind.ts';
import { MediaFileType, presentMediaFile } from './media-file.type.ts';

registerEnumType(ContentFileType, { name: 'ContentFileType' });

/** The resolver class of one kind of content; an instance answers from that kind's service. */
export function createContentResolver<Item extends ContentItem>(
  kind: ContentKind<Item>,
): new (
  service: ContentService<Item>,
) => object {
  const { entity, graphql } = kind;

  @ObjectType(graphql.page)
  class ContentPage {
    @Field(() => [entity])
    items: Item[];

    @Field(() => Int)
    totalCount: number;
  }

  @Resolver(() => entity as ClassType)
  class ContentResolver {
    constructor(private readonly service: ContentService<Item>) {}

    @Authorized(Permission.PUBLIC)
    @Query(() => entity, { name: graphql.one, nullable: true, description: 'null when there is none' })
    one(@Arg('id', () => Int) id: number): Promise<Item | null> {
      return this.service.find(id);
    }

    @Authorized(Permission.PUBLIC)
    @Query(() => ContentPage, {
      name: graphql.list,
      description: kind.order ? 'In the order visitors see' : 'Newest first',
    })
    list(
      @Args(() => ContentListArguments) { fileType, search, ...page }: ContentListArguments,
    ): Promise<ContentPage> {
      return this.service.list(toPage(page), { fileType, search });
    }

    @Authorized(Permission.MANAGE_CONTENT)
    @Mutation(() => entity, { name: graphql.save })
    async save(
      @Arg('input', () => kind.input) { id, version, removeFile, ...fields }: InstanceType<typeof kind.input>,
      @Arg('file', () => UploadScalar, { nullable: true }) file: Promise<FileUpload> | null,
      @Arg('poster', () => UploadScalar, {
        nullable: true,
        description: 'The picture that the film in `file` shows before it plays',
      })
      poster: Promise<FileUpload> | null,
      @Ctx() context: RequestContext,
    ): Promise<Item> {
      const change = { id, version, removeFile };
      const upload = await this.service.receive(await incomingFile(file));
      try {
        // Its own turn: the parts of a request arrive one after the other.
        const picture = await this.service.receivePoster(await incomingFile(poster));
        return await this.service.save(await context.viewer(), change, fields, upload, picture);
      } finally {
        await upload?.discard();
      }
    }

    @Authorized(Permission.MANAGE_CONTENT)
    @Mutation(() => Boolean, { name: graphql.remove })
    async remove(@Arg('id', () => Int) id: number, @Ctx() context: RequestContext): Promise<boolean> {
      await this.service.remove(await context.viewer(), id);
      return true;
    }

    @FieldResolver(() => MediaFileType, { nullable: true })
    async file(@Root() item: ContentItem, @Ctx() { loaders }: RequestContext): Promise<MediaFileType | null> {
      const file = item.fileId === null ? null : await loaders.load(MediaFile, item.fileId);
      return file && presentMediaFile(file);
    }
  }

  return ContentResolver;
}
