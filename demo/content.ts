import { createReadStream } from 'node:fs';
import { extname, join } from 'node:path';
import { ContentFileType } from '../rules/content.ts';
import type { Features } from '../server/features/build-features.ts';
import type { ContentService } from '../server/features/content/content.service.ts';
import type { ContentItem } from '../server/features/content/content-item.entity.ts';
import type { IncomingFile } from '../server/files/incoming-file.ts';
import { OPERATOR } from '../server/identity/viewer.ts';
import { DEMO_COMMITTEE } from './committee-texts.ts';
import type { DemoFields } from './demo-item.ts';
import { DEMO_DOCUMENTS } from './document-texts.ts';
import { DEMO_EVENTS } from './event-texts.ts';
import { finishedPicture } from './finished-pictures.ts';
import { DEMO_HOME_VIDEOS } from './home-video-texts.ts';
import { DEMO_NOTICES } from './notice-texts.ts';
import { PICTURE_DESCRIPTIONS } from './picture-descriptions.ts';
import { DEMO_POOJA_SEVAS } from './pooja-seva-texts.ts';
import { DEMO_VIDEO_LINKS } from './video-link-texts.ts';

/** Files of the demo content by their ending. */
const FILES: Record<string, { folder: string; mimeType: string; fileType: ContentFileType }> = {
  '.png': { folder: 'pictures', mimeType: 'image/png', fileType: ContentFileType.IMAGE },
  '.mp4': { folder: 'videos', mimeType: 'video/mp4', fileType: ContentFileType.VIDEO },
  '.pdf': { folder: 'documents', mimeType: 'application/pdf', fileType: ContentFileType.PDF },
};

/** What there is of each kind, by the name of its list in GraphQL. */
export const DEMO_CONTENT = {
  events: DEMO_EVENTS,
  poojaSevas: DEMO_POOJA_SEVAS,
  notices: DEMO_NOTICES,
  homeVideos: DEMO_HOME_VIDEOS,
  videoLinks: DEMO_VIDEO_LINKS,
  committeeMembers: DEMO_COMMITTEE,
  pdfDocuments: DEMO_DOCUMENTS,
} satisfies Record<string, readonly DemoFields[]>;

/**
 * Adds what is missing of the demo content, through the same services that admins use. An item counts as
 * there when its name is.
 * @param all what there is of each kind, by the name of its list in GraphQL
 * @returns a line for each item that could not be added; the others are there
 */
export async function addDemoContent(
  projectRoot: string,
  content: Features['content'],
  stopping: AbortSignal,
  all: Readonly<Record<string, readonly DemoFields[]>> = DEMO_CONTENT,
): Promise<string[]> {
  const failures: string[] = [];
  const from = { projectRoot, stopping, failures };
  for (const [name, items] of Object.entries(all)) {
    const service = content.find(({ kind }) => kind.graphql.list === name);
    if (!service) throw new Error(`The demo has "${name}", which is no kind of content.`);
    // Members of the committee one after the other: each stands behind the one before.
    await addMissing(from, service, items, name === 'committeeMembers' ? 1 : 2);
  }
  return failures;
}

/** @param atOnce pictures that are prepared at a time; the server takes two in work */
async function addMissing(
  { projectRoot, stopping, failures }: { projectRoot: string; stopping: AbortSignal; failures: string[] },
  service: ContentService<ContentItem>,
  items: readonly DemoFields[],
  atOnce: number,
): Promise<void> {
  const known = new Set((await service.listForLegacy(0)).map(({ name }) => name));
  const missing = items.filter(({ name }) => !known.has(name));
  for (let next = 0; next < missing.length; next += atOnce) {
    stopping.throwIfAborted();
    const some = missing.slice(next, next + atOnce);
    // One that fails keeps neither the others nor the accounts from being made.
    const adding = some.map((item) =>
      add(projectRoot, service, item).catch(({ message }: Error) =>
        failures.push(`  Demo: "${item.name}" is missing: ${message}`),
      ),
    );
    await Promise.all(adding);
  }
}

async function add(
  projectRoot: string,
  service: ContentService<ContentItem>,
  { picture, video, document, poster, gu, translations = { gu }, ...fields }: DemoFields,
): Promise<void> {
  const fileName = picture ?? video ?? document;
  const fileType = fileName ? FILES[extname(fileName)]?.fileType : ContentFileType.IMAGE;
  const files = {
    upload: await service.receive(demoFile(projectRoot, fileName)),
    poster: await service.receivePoster(demoFile(projectRoot, poster)),
  };
  const described = describe(picture, translations as Record<string, object>);
  await service.save(OPERATOR, 'new', { fileType, language: 'en', ...fields, ...described }, files);
}

/** An item's translations, and what its picture shows in each of its languages. */
function describe(picture = '', translations: Record<string, object>) {
  const { en, ...others } = PICTURE_DESCRIPTIONS[picture] ?? {};
  const texts = Object.entries(translations).map(([language, texts]) => {
    const pictureDescription = others[language as keyof typeof others];
    return [language, { ...texts, pictureDescription }] as const;
  });
  return { pictureDescription: en, translations: Object.fromEntries(texts) };
}

/** Where a file of the demo content is; the Docker image must hold it. */
export function demoFilePath(projectRoot: string, fileName = ''): string | undefined {
  const folder = FILES[extname(fileName)]?.folder;
  return folder ? join(projectRoot, 'demo', folder, fileName) : undefined;
}

/** A file of the demo content as if somebody sent it. */
export function demoFile(projectRoot: string, fileName = ''): IncomingFile | undefined {
  const path = demoFilePath(projectRoot, fileName);
  if (!path) return undefined;
  return {
    stream: createReadStream(path),
    fileName,
    mimeType: FILES[extname(fileName)]?.mimeType,
    finished: finishedPicture(projectRoot, fileName),
  };
}
