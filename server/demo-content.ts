import { createReadStream } from 'node:fs';
import { extname, join } from 'node:path';
import { ContentFileType } from '../rules/content.ts';
import { DEMO_COMMITTEE } from './database/demo/committee-texts.ts';
import type { DemoItem } from './database/demo/demo-item.ts';
import { DEMO_DOCUMENTS } from './database/demo/document-texts.ts';
import { DEMO_EVENTS } from './database/demo/event-texts.ts';
import { DEMO_HOME_VIDEOS } from './database/demo/home-video-texts.ts';
import { DEMO_NOTICES } from './database/demo/notice-texts.ts';
import { DEMO_POOJA_SEVAS } from './database/demo/pooja-seva-texts.ts';
import { DEMO_VIDEO_LINKS } from './database/demo/video-link-texts.ts';
import type { ContentService } from './features/content/content.service.ts';
import type { ContentItem } from './features/content/content-item.entity.ts';
import type { Features } from './features.ts';
import type { IncomingFile } from './media/incoming-file.ts';
import { OPERATOR } from './security/viewer.ts';

/** Files of the demo content by their ending. */
const FILES: Record<string, { folder: string; mimeType: string; fileType: ContentFileType }> = {
  '.png': { folder: 'pictures', mimeType: 'image/png', fileType: ContentFileType.IMAGE },
  '.mp4': { folder: 'videos', mimeType: 'video/mp4', fileType: ContentFileType.VIDEO },
  '.pdf': { folder: 'documents', mimeType: 'application/pdf', fileType: ContentFileType.PDF },
};

/**
 * Adds what is missing of the demo content, through the same services that admins use. An item counts as
 * there when its name is.
 */
export async function addDemoContent(
  projectRoot: string,
  services: Features['services'],
  stopping: AbortSignal,
): Promise<void> {
  const from = { projectRoot, stopping };
  await addMissing(from, services.events, DEMO_EVENTS);
  await addMissing(from, services.poojaSevas, DEMO_POOJA_SEVAS);
  await addMissing(from, services.notices, DEMO_NOTICES);
  await addMissing(from, services.homeVideos, DEMO_HOME_VIDEOS);
  await addMissing(from, services.videoLinks, DEMO_VIDEO_LINKS);
  // One after the other: each stands behind the one before.
  await addMissing(from, services.committee, DEMO_COMMITTEE, 1);
  await addMissing(from, services.documents, DEMO_DOCUMENTS);
}

/** @param atOnce two pictures are prepared at a time, as many as the server takes in work */
async function addMissing<Item extends ContentItem>(
  { projectRoot, stopping }: { projectRoot: string; stopping: AbortSignal },
  service: ContentService<Item>,
  items: readonly (DemoItem & { document?: string })[],
  atOnce = 2,
): Promise<void> {
  const known = new Set((await service.listForLegacy(0)).map(({ name }) => name));
  const missing = items.filter(({ name }) => !known.has(name));
  for (let next = 0; next < missing.length; next += atOnce) {
    stopping.throwIfAborted();
    const some = missing.slice(next, next + atOnce);
    await Promise.all(some.map((item) => add(projectRoot, service, item)));
  }
}

async function add<Item extends ContentItem>(
  projectRoot: string,
  service: ContentService<Item>,
  { picture, video, document, poster, ...fields }: DemoItem & { document?: string },
): Promise<void> {
  const fileName = picture ?? video ?? document;
  const fileType = fileName ? FILES[extname(fileName)]?.fileType : ContentFileType.IMAGE;
  await service.save(
    OPERATOR,
    {},
    { fileType, ...fields },
    await service.receive(demoFile(projectRoot, fileName)),
    await service.receivePoster(demoFile(projectRoot, poster)),
  );
}

/** A file of the demo content as if somebody sent it. */
export function demoFile(projectRoot: string, fileName: string | undefined): IncomingFile | undefined {
  const file = fileName && FILES[extname(fileName)];
  if (!file) return undefined;
  const path = join(projectRoot, 'server/database/demo', file.folder, fileName);
  return { stream: createReadStream(path), fileName, mimeType: file.mimeType };
}
