import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Language } from '../../../rules/languages.ts';
import { Permission } from '../../../rules/permissions.ts';
import { inLanguage } from '../../database/translations.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { presentMediaFile } from '../../ways-in/graphql/media-file.type.ts';
import { toPage } from '../../ways-in/graphql/page-arguments.ts';
import type { ContentItem } from '../content/content-item.entity.ts';
import { type ContentKind, textsOf } from '../content/content-kind.ts';
import type { ContentOfKinds } from '../content/content-of-kinds.ts';
import { type TabbedItem, tabOf } from '../content/content-tabs.ts';
import { ContentVisibilityInput, visibilityOf } from '../content/visibility.type.ts';
import { ManagedContent, ManagedContentArguments, ManagedContentPage } from './managed-content.type.ts';

const KIND = 'For example `event` or `committee-member`, as in the audit log';
const VERSIONS = {
  nullable: true,
  description:
    'As seen, in the order of `ids`; CONFLICT if one was changed since. Each is one more afterwards',
};

function present(
  item: TabbedItem<ContentItem>,
  kind: ContentKind<ContentItem>,
  language: Language,
): ManagedContent {
  const { id, version, ownLanguage, translations, fileType, file, createdAt, updatedAt } = item;
  const shown = inLanguage(item, textsOf(kind), language);
  const { name, textLanguages } = shown;
  const details = [...(kind.texts ?? []), 'description' as const].map((text) => ({
    text: String(shown[text] ?? ''),
    language: textLanguages[text] ?? ownLanguage,
  }));
  const translated = Object.entries(translations).filter(([, texts]) => texts[kind.knownBy ?? 'name']);
  return {
    id,
    version,
    kind: kind.subject,
    name,
    nameLanguage: textLanguages.name ?? ownLanguage,
    details: details.filter(({ text }) => text),
    link: 'link' in item ? (item.link as string | null) : null,
    languages: [ownLanguage, ...translated.map(([code]) => code)],
    fileType,
    file: file && presentMediaFile(file),
    day: kind.day ? (item[kind.day] as string | null) : null,
    sequenceNumber: 'sequenceNumber' in item ? Number(item.sequenceNumber) : null,
    visibility: visibilityOf(item),
    tab: tabOf(item, new Date()),
    createdAt,
    updatedAt,
  };
}

@Resolver()
export class ManagedContentResolver {
  constructor(private readonly content: ContentOfKinds) {}

  @Authorized(Permission.MANAGE_CONTENT)
  @Query(() => ManagedContentPage, { description: 'Items of one kind in any state, for the office' })
  async managedContent(
    @Args(() => ManagedContentArguments) wanted: InstanceType<typeof ManagedContentArguments>,
    @Ctx() context: RequestContext,
  ): Promise<ManagedContentPage> {
    const service = await this.content.of(wanted.kind, context);
    const language = await context.language(wanted.language);
    const { tabs } = service;
    const missing = wanted.missing ? await context.language(wanted.missing) : null;
    const [{ items, totalCount }, counts, years] = await Promise.all([
      tabs.list(toPage(wanted), { ...wanted, missing }),
      tabs.count(),
      tabs.years(),
    ]);
    return { items: items.map((item) => present(item, service.kind, language)), totalCount, counts, years };
  }

  @Authorized(Permission.MANAGE_CONTENT)
  @Mutation(() => Boolean, {
    description: 'Changes the visibility of items: all of them or, with an error, none; at most 100',
  })
  async setContentVisibility(
    @Arg('kind', () => String, { description: KIND }) kind: string,
    @Arg('ids', () => [Int]) ids: number[],
    @Arg('visibility', () => ContentVisibilityInput) visibility: ContentVisibilityInput,
    @Arg('versions', () => [Int], VERSIONS) versions: number[] | null,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    const service = await this.content.of(kind, context);
    await service.states.change(await context.viewer(), ids, visibility, versions);
    return true;
  }

  @Authorized(Permission.MANAGE_CONTENT)
  @Mutation(() => Boolean, {
    description: 'Moves items to the bin for 30 days: all of them or, with an error, none',
  })
  async binContent(
    @Arg('kind', () => String, { description: KIND }) kind: string,
    @Arg('ids', () => [Int]) ids: number[],
    @Arg('versions', () => [Int], VERSIONS) versions: number[] | null,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    const service = await this.content.of(kind, context);
    await service.states.bin(await context.viewer(), ids, versions);
    return true;
  }

  @Authorized(Permission.MANAGE_CONTENT)
  @Mutation(() => Int, { description: 'Copies an item and its file as a draft; returns its id' })
  async duplicateContent(
    @Arg('kind', () => String, { description: KIND }) kind: string,
    @Arg('id', () => Int) id: number,
    @Ctx() context: RequestContext,
  ): Promise<number> {
    const service = await this.content.of(kind, context);
    return (await service.duplicate(await context.viewer(), id)).id;
  }

  @Authorized(Permission.MANAGE_CONTENT)
  @Mutation(() => Boolean, { description: 'Restores items and their files from the bin' })
  async restoreContent(
    @Arg('kind', () => String, { description: KIND }) kind: string,
    @Arg('ids', () => [Int]) ids: number[],
    @Arg('versions', () => [Int], VERSIONS) versions: number[] | null,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    const service = await this.content.of(kind, context);
    await service.states.restore(await context.viewer(), ids, versions);
    return true;
  }

  @Authorized(Permission.EMPTY_BIN)
  @Mutation(() => Int, {
    description: 'Deletes the bin of a kind for good; returns the number of items',
  })
  async emptyContentBin(
    @Arg('kind', () => String, { description: KIND }) kind: string,
    @Arg('binnedUntil', () => Date, {
      nullable: true,
      description: 'Leaves what was moved there later. Default: deletes all',
    })
    binnedUntil: Date | null,
    @Ctx() context: RequestContext,
  ): Promise<number> {
    const service = await this.content.of(kind, context);
    return service.states.emptyBin(await context.viewer(), binnedUntil);
  }
}
