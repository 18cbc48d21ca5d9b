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
import { ContentTab } from '../../../rules/content-state.ts';
import type { Language } from '../../../rules/languages.ts';
import { Permission } from '../../../rules/permissions.ts';
import { targetOf } from '../../database/load-for-edit.ts';
import { inLanguage, type ShownTexts } from '../../database/translations.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { MediaFileType, presentMediaFile } from '../../ways-in/graphql/media-file.type.ts';
import { toPage } from '../../ways-in/graphql/page-arguments.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
import { Shared } from '../../ways-in/graphql/schema.ts';
import { AskedLanguage, addLanguages, byLanguage } from '../../ways-in/graphql/translation-types.ts';
import { incomingFile, UploadScalar } from '../../ways-in/graphql/uploads.ts';
import { ContentListArguments } from './content.inputs.ts';
import type { ContentService } from './content.service.ts';
import type { ContentItem } from './content-item.entity.ts';
import { type ContentKind, textsOf } from './content-kind.ts';
import { type ContentRow, shownSince } from './content-rows.ts';
import { tabOf } from './content-tabs.ts';
import { ContentVisibility, visibilityOf } from './visibility.type.ts';

registerEnumType(ContentFileType, { name: 'ContentFileType' });

/**
 * An item as a GraphQL object: with its file, and its texts in one language. When the file was uploaded is a field of the
 * kinds that declare it.
 */
type ShownItem = ShownTexts & { file: MediaFileType | null; uploadedAt: Date | null };

/** An item as GraphQL shows it in a language. */
export function presentItem<Item extends ContentItem>(
  kind: ContentKind<Item>,
  row: ContentRow<Item>,
  language: Language,
): ShownItem {
  return {
    ...inLanguage(row, textsOf(kind), language),
    file: row.file && presentMediaFile(row.file),
    uploadedAt: row.file?.createdAt ?? null,
  };
}

/** Creates the resolver class of one kind of content. */
export function createContentResolver<Item extends ContentItem>(
  kind: ContentKind<Item>,
): new (
  service: ContentService<Item>,
) => object {
  const { entity, graphql } = kind;
  // Fields of the GraphQL type only; they are selected with the row, so they need no resolver.
  Field(() => MediaFileType, { nullable: true })(entity.prototype, 'file');
  const since = 'Since when visitors see it: the planned moment, else that of its entry';
  Field(() => Date, { description: since })(entity.prototype, 'shownSince');
  addLanguages(kind, textsOf(kind));
  const present = (row: ContentRow<Item>, language: Language) => presentItem(kind, row, language);

  @ObjectType(graphql.page)
  class ContentPage extends Paginated(entity as ClassType<object>) {}

  @ObjectType(`Managed${entity.name}`, { description: 'As the office sees it, in any state' })
  class ManagedItem {
    @Field(() => entity)
    item: ShownItem;

    @Field(() => entity, {
      description: 'As visitors see it or will see it: without unpublished translations',
    })
    asShown: ShownItem;

    @Field(() => ContentVisibility)
    visibility: ContentVisibility;

    @Field(() => ContentTab, { description: 'Its current state' })
    tab: ContentTab;
  }

  @Resolver(() => entity as ClassType)
  class ContentResolver {
    constructor(private readonly service: ContentService<Item>) {}

    @Authorized(Permission.PUBLIC)
    @Shared()
    @Query(() => entity, { name: graphql.one, nullable: true, description: 'null if there is none' })
    async one(
      @Arg('id', () => Int) id: number,
      @AskedLanguage() language: Language,
    ): Promise<ShownItem | null> {
      const row = await this.service.find(id);
      return row && present(row, language);
    }

    @Authorized(Permission.PUBLIC)
    @Shared()
    @Query(() => ContentPage, {
      name: graphql.list,
      description:
        kind.orderOfToday?.description ?? (kind.order ? 'In the order visitors see' : 'Newest first'),
    })
    async list(
      @Args(() => ContentListArguments) wanted: InstanceType<typeof ContentListArguments>,
      @Ctx() context: RequestContext,
    ): Promise<ContentPage> {
      const language = await context.language(wanted.language);
      const { items, totalCount } = await this.service.list(toPage(wanted), wanted);
      return { items: items.map((row) => present(row, language)), totalCount };
    }

    @Authorized(Permission.MANAGE_CONTENT)
    @Query(() => ManagedItem, {
      name: `managed${entity.name}`,
      nullable: true,
      description: 'Also drafts, hidden items and items in the bin; null if not found',
    })
    async managed(
      @Arg('id', () => Int) id: number,
      @AskedLanguage() language: Language,
    ): Promise<ManagedItem | null> {
      const found = await this.service.tabs.find(id);
      if (!found) return null;
      const item = { ...found, shownSince: shownSince(found) };
      const held: readonly string[] = item.heldLanguages;
      const shown = Object.entries(item.translations).filter(([code]) => !held.includes(code));
      return {
        item: present(item, language),
        asShown: present({ ...item, translations: Object.fromEntries(shown) }, language),
        visibility: visibilityOf(item),
        tab: tabOf(item, new Date()),
      };
    }

    @Authorized(Permission.MANAGE_CONTENT)
    @Mutation(() => entity, { name: graphql.save })
    async save(
      @Arg('input', () => kind.input) {
        id,
        version,
        removeFile,
        visibility,
        translations,
        ...others
      }: InstanceType<typeof kind.input>,
      @Arg('file', () => UploadScalar, { nullable: true }) file: Promise<FileUpload> | null,
      @Arg('poster', () => UploadScalar, {
        nullable: true,
        description: 'Picture shown before the video in `file` plays',
      })
      poster: Promise<FileUpload> | null,
      @Ctx() context: RequestContext,
    ): Promise<ShownItem> {
      const upload = await this.service.receive(await incomingFile(file, context));
      try {
        // After the film, because the parts of a request arrive in sequence.
        const picture = await this.service.receivePoster(await incomingFile(poster, context));
        const files = { upload, poster: picture, removeFile: removeFile ?? false, visibility };
        const target = targetOf({ id, version });
        const fields = { ...others, translations: byLanguage(translations) };
        const saved = await this.service.save(await context.viewer(), target, fields, files);
        return present(saved, saved.ownLanguage);
      } finally {
        await upload?.discard();
      }
    }

    @Authorized(Permission.MANAGE_CONTENT)
    @Mutation(() => Boolean, {
      name: graphql.remove,
      description: 'Moves it to the bin for 30 days',
    })
    async remove(@Arg('id', () => Int) id: number, @Ctx() context: RequestContext): Promise<boolean> {
      await this.service.states.bin(await context.viewer(), [id]);
      return true;
    }
  }

  return ContentResolver;
}
