import { z } from 'zod';
import type { ContentFileType } from '../../../rules/content.ts';
import { searchedPart } from '../../../rules/filters.ts';
import type { Language } from '../../../rules/languages.ts';
import { isEmptySearch, isFoundIn, wordFinder } from '../../../rules/search-text.ts';
import { FoundKind } from '../../../rules/site-search.ts';
import { SITE_TEXTS } from '../../../rules/site-settings.ts';
import { validate } from '../../../rules/validation.ts';
import type { Page } from '../../database/page.ts';
import { inLanguage, type TranslatedRow } from '../../database/translations.ts';
import { associationName } from '../../messages/letter.ts';
import type { ShownFile } from '../../ways-in/graphql/media-file.type.ts';
import type { ContentService } from '../content/content.service.ts';
import type { ContentItem } from '../content/content-item.entity.ts';
import { textsOf } from '../content/content-kind.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { type SnippetPart, snippetOf } from './snippet.ts';

const searchRules = z.object({ search: searchedPart() });

/** The kinds of content that have a page, by their names in the audit log. */
const KIND_OF: Readonly<Record<string, FoundKind>> = {
  event: FoundKind.EVENT,
  notice: FoundKind.NOTICE,
  'pooja-seva': FoundKind.POOJA_SEVA,
  'committee-member': FoundKind.COMMITTEE_MEMBER,
  'pdf-document': FoundKind.PDF_DOCUMENT,
  'video-link': FoundKind.VIDEO_LINK,
};

/** What the page about the association shows of the settings. */
const WHO_WE_ARE_TEXTS = ['history', 'guruMessage', 'guruName', 'cricket'] as const;

interface Hit {
  id: number;
  title: string;
  titleLanguage: Language;
  snippet: SnippetPart[];
  snippetLanguage: Language;
  /** Its place in the list of its page, from 1. */
  place: number;
  fileType: ContentFileType | null;
  file: ShownFile | null;
  /** `YYYY-MM-DD` of its own day, as an event's. */
  day: string | null;
}

export interface FoundGroup {
  kind: FoundKind;
  totalCount: number;
  items: Hit[];
}

export interface AskedSearch {
  search: string;
  kind?: FoundKind | null;
  language: Language;
}

/** What is looked for, the same in all that is looked through. */
interface Sought {
  search: string;
  language: Language;
  isFound(word: string): boolean;
}

/** Searches what visitors may see, in every language of it. Reads only. */
export class SiteSearchService {
  readonly #contents: ReadonlyMap<FoundKind, ContentService<ContentItem>>;

  /** @param contents of all kinds */
  constructor(
    contents: readonly ContentService<ContentItem>[],
    private readonly siteSettings: SiteSettingsService,
  ) {
    this.#contents = new Map(
      contents.flatMap((service) => {
        const kind = KIND_OF[service.kind.subject];
        return kind ? [[kind, service] as const] : [];
      }),
    );
  }

  /**
   * What is found of each kind that the association uses, without the kinds of which nothing is.
   * @param asked.kind only that kind
   * @throws AppError BAD_USER_INPUT for a search that is too long or has what no text has
   */
  async find(page: Page, asked: AskedSearch): Promise<FoundGroup[]> {
    const { language } = asked;
    const { search } = validate(searchRules, { search: asked.search });
    if (!search || isEmptySearch(search)) return [];
    const sought = { search, language, isFound: wordFinder(search) };
    const unused = await this.siteSettings.unusedParts();
    const groups: FoundGroup[] = [];
    // One after the other: a search is no reason to hold many connections.
    for (const kind of asked.kind ? [asked.kind] : Object.values(FoundKind)) {
      const service = this.#contents.get(kind);
      if (service?.kind.part && unused.includes(service.kind.part)) continue;
      const found = service
        ? await this.#findContent(service, page, sought)
        : await this.#findAssociation(page, sought);
      if (found.totalCount > 0) groups.push({ kind, ...found });
    }
    return groups;
  }

  async #findContent(
    service: ContentService<ContentItem>,
    page: Page,
    sought: Sought,
  ): Promise<Omit<FoundGroup, 'kind'>> {
    const { kind } = service;
    const { items, totalCount } = await service.search(page, sought.search);
    const texts = textsOf(kind);
    const known = kind.knownBy ?? 'name';
    const hits = items.map((item): Hit => {
      const { id, placeInList: place, fileType, file } = item;
      // Documents may have a title besides what they are known by.
      const headings = texts.includes('title') ? ['title', known] : [known];
      const day = kind.day ? (item as object as Record<string, string | null>)[kind.day]! : null;
      return { ...showHit(item, { texts, headings }, sought), id, place, fileType, file, day };
    });
    return { items: hits, totalCount };
  }

  async #findAssociation(page: Page, sought: Sought): Promise<Omit<FoundGroup, 'kind'>> {
    const { search, language } = sought;
    const settings = await this.siteSettings.find();
    const all = [settings, ...Object.values(settings.translations)]
      .flatMap((row) =>
        WHO_WE_ARE_TEXTS.map((text) => (row as Record<string, string | undefined>)[text] ?? ''),
      )
      .join(' ');
    if (!isFoundIn(all, search, { bySound: true })) return { items: [], totalCount: 0 };
    const shown = showHit(settings, { texts: WHO_WE_ARE_TEXTS, headings: [] }, sought);
    const { textLanguages } = inLanguage(settings, SITE_TEXTS, language);
    const hit: Hit = {
      ...shown,
      id: settings.id,
      title: associationName(settings, language),
      titleLanguage: textLanguages.name!,
      place: 1,
      fileType: null,
      file: null,
      day: null,
    };
    return { items: page.offset === 0 ? [hit] : [], totalCount: 1 };
  }
}

/** Of the first text in which something is found, else of the first; the others are not looked through. */
function bestSnippet(
  texts: readonly { text: string; language: Language }[],
  isFound: (word: string) => boolean,
): { parts: SnippetPart[]; language: Language } | undefined {
  let first: ReturnType<typeof bestSnippet>;
  for (const { text, language } of texts) {
    const snippet = { parts: snippetOf(text, isFound), language };
    if (snippet.parts.some((part) => part.isFound)) return snippet;
    first ??= snippet;
  }
  return first;
}

/**
 * The heading of what was found and the text that tells why: in the visitor's language where that has it; else, unless the
 * heading tells, in the one that does; else the beginning of its text.
 */
function showHit(
  row: TranslatedRow & object,
  { texts, headings }: { texts: readonly string[]; headings: readonly string[] },
  { language, isFound }: Sought,
): Pick<Hit, 'title' | 'titleLanguage' | 'snippet' | 'snippetLanguage'> {
  const translated = Object.keys(row.translations) as Language[];
  const shown = [...new Set([language, row.ownLanguage, ...translated])].map((one) =>
    inLanguage(row, texts, one),
  );
  const read = (at: (typeof shown)[number], text: string) => ({
    text: (at as object as Record<string, string | null>)[text] ?? '',
    language: at.textLanguages[text]!,
  });
  const heading = headings.map((name) => read(shown[0]!, name)).find(({ text }) => text);
  const bodies = texts.filter((text) => !['name', 'title', 'pictureDescription'].includes(text));
  const written = shown
    .flatMap((at) => bodies.map((text) => read(at, text)))
    .filter(({ text }) => text && text !== heading?.text);
  const isNamed = heading?.text.split(/\s+/).some(isFound);
  const best = bestSnippet(
    isNamed ? written.filter((body) => body.language === written[0]!.language) : written,
    isFound,
  );
  return {
    title: heading?.text ?? '',
    titleLanguage: heading?.language ?? language,
    snippet: best?.parts ?? [],
    snippetLanguage: best?.language ?? language,
  };
}
