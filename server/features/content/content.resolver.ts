import type { GraphQLResolveInfo } from 'graphql';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import {
  Arg,
  Args,
  Authorized,
  type ClassType,
  Ctx,
  Field,
  Info,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  registerEnumType,
} from 'type-graphql';
import { ContentFileType } from '../../../rules/content.ts';
import { Permission } from '../../../rules/permissions.ts';
import { toPage } from '../../graphql/page-arguments.ts';
import { asksForAny } from '../../graphql/requested-fields.ts';
import { incomingFile, UploadScalar } from '../../graphql/uploads.ts';
import type { RequestContext } from '../../security/request-context.ts';
import { ContentListArguments } from './content.inputs.ts';
import type { ContentService } from './content.service.ts';
import type { ContentItem } from './content-item.entity.ts';
import type { ContentKind } from './content-kind.ts';
import { type ContentRow, TIMES } from './content-rows.ts';
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
  class ContentPage {
    @Field(() => [entity])
    items: ShownItem<Item>[];

    @Field(() => Int)
    totalCount: number;
  }

  @Resolver(() => entity as ClassType)
  class ContentResolver {
    constructor(private readonly service: ContentService<Item>) {}

    @Authorized(Permission.PUBLIC)
    @Query(() => entity, { name: graphql.one, nullable: true, description: 'null when there is none' })
    async one(@Arg('id', () => Int) id: number): Promise<ShownItem<Item> | null> {
      const row = await this.service.find(id);
      return row && present(row);
    }

    @Authorized(Permission.PUBLIC)
    @Query(() => ContentPage, {
      name: graphql.list,
      description: kind.order ? 'In the order visitors see' : 'Newest first',
    })
    async list(
      @Args(() => ContentListArguments) wanted: ContentListArguments,
      @Info() info: GraphQLResolveInfo,
    ): Promise<ContentPage> {
      const withTimes = asksForAny(info, TIMES);
      const { items, totalCount } = await this.service.list(toPage(wanted), wanted, withTimes);
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
      const change = { id, version, removeFile };
      const upload = await this.service.receive(await incomingFile(file));
      try {
        // Its own turn: the parts of a request arrive one after the other.
        const picture = await this.service.receivePoster(await incomingFile(poster));
        return present(await this.service.save(await context.viewer(), change, fields, upload, picture));
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
