import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import {
  Arg,
  Args,
  Authorized,
  type ClassType,
  Ctx,
  Field,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  registerEnumType,
} from 'type-graphql';
import { ContentFileType } from '../../../rules/content.ts';
import { Permission } from '../../../rules/permissions.ts';
import { targetOf } from '../../database/load-for-edit.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { toPage } from '../../ways-in/graphql/page-arguments.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
import { Shared } from '../../ways-in/graphql/schema.ts';
import { incomingFile, UploadScalar } from '../../ways-in/graphql/uploads.ts';
import { ContentListArguments } from './content.inputs.ts';
import type { ContentService } from './content.service.ts';
import type { ContentItem } from './content-item.entity.ts';
import type { ContentKind } from './content-kind.ts';
import type { ContentRow } from './content-rows.ts';
import { MediaFileType, presentMediaFile } from './media-file.type.ts';

registerEnumType(ContentFileType, { name: 'ContentFileType' });

/** An item with its file as the schema has it. */
type ShownItem<Item extends ContentItem> = Omit<ContentRow<Item>, 'file'> & { file: MediaFileType | null };

function present<Item extends ContentItem>(row: ContentRow<Item>): ShownItem<Item> {
  return Object.assign(row, { file: row.file && presentMediaFile(row.file) });
}

/** The resolver class of one kind of content; an instance answers from that kind's service. */
export function createContentResolver<Item extends ContentItem>(
  kind: ContentKind<Item>,
): new (
  service: ContentService<Item>,
) => object {
  const { entity, graphql } = kind;
  // Of the type alone, not of the table: it comes with the row, and so needs no resolver.
  Field(() => MediaFileType, { nullable: true })(entity.prototype, 'file');

  @ObjectType(graphql.page)
  class ContentPage extends Paginated(entity as ClassType<object>) {}

  @Resolver(() => entity as ClassType)
  class ContentResolver {
    constructor(private readonly service: ContentService<Item>) {}

    @Authorized(Permission.PUBLIC)
    @Shared()
    @Query(() => entity, { name: graphql.one, nullable: true, description: 'null when there is none' })
    async one(@Arg('id', () => Int) id: number): Promise<ShownItem<Item> | null> {
      const row = await this.service.find(id);
      return row && present(row);
    }

    @Authorized(Permission.PUBLIC)
    @Shared()
    @Query(() => ContentPage, {
      name: graphql.list,
      description:
        kind.orderOfToday?.description ?? (kind.order ? 'In the order visitors see' : 'Newest first'),
    })
    async list(@Args(() => ContentListArguments) wanted: ContentListArguments): Promise<ContentPage> {
      const { items, totalCount } = await this.service.list(toPage(wanted), wanted);
      return { items: items.map(present), totalCount };
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
    ): Promise<ShownItem<Item>> {
      const upload = await this.service.receive(await incomingFile(file, context));
      try {
        // Its own turn: the parts of a request arrive one after the other.
        const picture = await this.service.receivePoster(await incomingFile(poster, context));
        const files = { upload, poster: picture, removeFile: removeFile ?? false };
        const target = targetOf({ id, version });
        return present(await this.service.save(await context.viewer(), target, fields, files));
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
  }

  return ContentResolver;
}
