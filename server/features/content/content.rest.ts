import { ContentFileType } from '../../../rules/content.ts';
import { AppError } from '../../../rules/errors.ts';
import { MESSAGES } from '../../../rules/messages.ts';
import { Permission } from '../../../rules/permissions.ts';
import { type LegacyBody, parseId } from '../../rest/legacy-body.ts';
import type { LegacyRoute } from '../../rest/legacy-route.ts';
import type { ContentService } from './content.service.ts';
import type { ContentItem } from './content-item.entity.ts';
import type { LegacyItem } from './content-kind.ts';

/** The old product's spellings. */
const LEGACY_FILE_TYPES: Record<ContentFileType, string> = {
  [ContentFileType.IMAGE]: 'Img',
  [ContentFileType.VIDEO]: 'Vedio',
  [ContentFileType.YOUTUBE]: 'YouTube',
  [ContentFileType.PDF]: 'Pdf',
};

function readFileType(body: LegacyBody): ContentFileType {
  const spelled = body.text('FileType').trim().toLowerCase() || 'img';
  const found = Object.values(ContentFileType).find(
    (type) => LEGACY_FILE_TYPES[type].toLowerCase() === spelled,
  );
  if (!found) throw new AppError('BAD_USER_INPUT', 'fileTypeNotSupported', { field: 'fileType' });
  return found;
}

/** The calls of one kind of content: list, save and delete (spec §7). */
export function contentRoutes<Item extends ContentItem>(service: ContentService<Item>): LegacyRoute[] {
  const { legacy, accepts } = service.kind;
  const present = ({ item, fileName }: { item: LegacyItem<Item>; fileName: string }) => ({
    id: item.id,
    name: item.name,
    desc: item.description,
    fileType: LEGACY_FILE_TYPES[item.fileType],
    fileName,
    ...legacy.present?.(item),
  });

  return [
    {
      method: 'GET',
      path: `${legacy.list}/:id`,
      permission: Permission.PUBLIC,
      summary: 'The item of that id, or all for 0, newest first',
      handle: async ({ params }) => (await service.listForLegacy(parseId(params.id!))).map(present),
    },
    {
      method: 'POST',
      path: legacy.save,
      permission: Permission.MANAGE_CONTENT,
      summary: 'Creates (ID 0) or changes an item',
      accepts,
      async handle({ body, upload }) {
        const fields = {
          name: body.text('Name'),
          description: body.text('Desc'),
          fileType: readFileType(body),
          ...legacy.read?.(body),
        };
        await service.save({ id: body.integer('ID') }, fields, upload);
        return MESSAGES.savedSuccessfully;
      },
    },
    {
      method: 'GET',
      path: `${legacy.remove}/:id`,
      permission: Permission.MANAGE_CONTENT,
      summary: 'Deletes an item',
      writesByGet: true,
      async handle({ params }) {
        await service.remove(parseId(params.id!));
        return MESSAGES.recordRemoved;
      },
    },
  ];
}
