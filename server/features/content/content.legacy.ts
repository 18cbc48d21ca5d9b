import { ContentFileType } from '../../../rules/content.ts';
import { AppError } from '../../../rules/errors.ts';
import { LANGUAGES } from '../../../rules/languages.ts';
import { MESSAGES } from '../../../rules/messages.ts';
import { Permission } from '../../../rules/permissions.ts';
import { isStorable } from '../../../rules/validation.ts';
import { targetOf } from '../../database/load-for-edit.ts';
import type { MediaKind } from '../../files/media-names.ts';
import {
  listOf,
  oneOfTexts,
  oneText,
  record,
  TEXT,
  WHOLE_NUMBER,
} from '../../ways-in/rest/answer-schemas.ts';
import { LegacyBody, type LegacyFields, parseId } from '../../ways-in/rest/legacy-body.ts';
import { type LegacyRoute, legacyRoute } from '../../ways-in/rest/legacy-route.ts';
import { removalRoute } from '../../ways-in/rest/removal-route.ts';
import type { ContentService } from './content.service.ts';
import type { ContentItem } from './content-item.entity.ts';
import type { ContentKind, LegacyItem } from './content-kind.ts';

/** The old product's spellings. */
const LEGACY_FILE_TYPES: Record<ContentFileType, string> = {
  [ContentFileType.IMAGE]: 'Img',
  [ContentFileType.VIDEO]: 'Vedio',
  [ContentFileType.YOUTUBE]: 'YouTube',
  [ContentFileType.PDF]: 'Pdf',
};

function readFileType(body: LegacyBody, usual: ContentFileType): ContentFileType {
  const spelled = body.text('FileType').trim().toLowerCase();
  if (!spelled) return usual;
  const found = Object.values(ContentFileType).find(
    (type) => LEGACY_FILE_TYPES[type].toLowerCase() === spelled,
  );
  if (!found) throw new AppError('BAD_USER_INPUT', 'fileTypeNotSupported', { field: 'fileType' });
  return found;
}

/** The keys of a save, besides those of the kind. */
const SAVED = {
  ID: 'number',
  Name: 'text',
  Desc: 'text',
  FileType: 'text',
  FileName: 'ignored',
  UserID: 'ignored',
} satisfies LegacyFields;

/** Old clients do not know descriptions: what was said of the picture before would be untrue of the one they send. */
const UNDESCRIBED = {
  pictureDescription: null,
  translations: Object.fromEntries(LANGUAGES.map((language) => [language, { pictureDescription: null }])),
};

/** What a save takes from the body of a call. */
function readFields<Item extends ContentItem>(
  { legacy, fileTypes }: ContentKind<Item>,
  body: LegacyBody,
  sentKind: MediaKind | undefined,
): Record<string, unknown> {
  return {
    name: body.text('Name'),
    description: body.text('Desc'),
    fileType: readFileType(body, fileTypes[0]),
    ...legacy.read?.(body, sentKind),
  };
}

/**
 * An item of a list as another site answers it, in any casing of its keys: what a save takes, and where its file is.
 * @throws AppError BAD_USER_INPUT for what no site answers
 */
export function readListedItem<Item extends ContentItem>(
  kind: ContentKind<Item>,
  item: unknown,
): { id: number; fields: Record<string, unknown>; file: string | undefined } {
  const { folder, legacy } = kind;
  const body = new LegacyBody(item, { ...SAVED, ...legacy.fields, FileName: 'text' });
  const fields = readFields(kind, body, undefined);
  const fileName = fields.link ? '' : body.text('FileName').trim();
  // It could not be written as an address.
  if (!isStorable(fileName)) throw new AppError('BAD_USER_INPUT', 'textNotAllowed', { field: 'file' });
  return {
    id: body.integer('ID'),
    fields,
    file: fileName ? `/${folder}/${encodeURIComponent(fileName)}` : undefined,
  };
}

/** The legacy calls of one kind of content: list, save and delete. */
export function contentRoutes<Item extends ContentItem>(service: ContentService<Item>): LegacyRoute[] {
  const { legacy, fileTypes } = service.kind;
  const present = (item: LegacyItem<Item> & { storedFileName: string }) => ({
    id: item.id,
    name: item.name,
    desc: item.description,
    fileType: LEGACY_FILE_TYPES[item.fileType],
    fileName: item.storedFileName,
    ...legacy.present?.(item, item.storedFileName),
  });

  const shown = record({
    id: WHOLE_NUMBER,
    name: TEXT,
    desc: TEXT,
    fileType: oneOfTexts(fileTypes.map((type) => LEGACY_FILE_TYPES[type])),
    fileName: TEXT,
    ...legacy.shows,
  });

  return [
    legacyRoute({
      method: 'GET',
      path: `${legacy.list}/:id`,
      permission: Permission.PUBLIC,
      shared: true,
      summary: 'The item of that id, or all for 0, in the order of the site',
      answer: listOf(shown),
      handle: async ({ params }) => (await service.listForLegacy(parseId(params.id))).map(present),
    }),
    {
      method: 'POST',
      path: legacy.save,
      permission: Permission.MANAGE_CONTENT,
      summary: 'Creates (ID 0) or changes an item',
      accepts: service.accepts,
      fields: { ...SAVED, ...legacy.fields },
      answer: oneText(MESSAGES.savedSuccessfully),
      async handle({ body, upload, context }) {
        const fields = { ...readFields(service.kind, body, upload?.kind), ...(upload && UNDESCRIBED) };
        await service.save(await context.viewer(), targetOf({ id: body.integer('ID') }), fields, { upload });
        return MESSAGES.savedSuccessfully;
      },
    },
    removalRoute(legacy.remove, Permission.MANAGE_CONTENT, (viewer, id) => service.states.bin(viewer, [id])),
  ];
}
