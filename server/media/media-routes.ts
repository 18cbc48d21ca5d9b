import type { FastifyPluginAsync } from 'fastify';
import { Permission } from '../../rules/permissions.ts';
import type { FileStore } from './file-store.ts';
import type { MediaFolder } from './media-names.ts';
import { sendStoredFile } from './stored-file-reply.ts';

/** Not among them: ProfileImages, which need a session (D28). */
const PUBLIC_FOLDERS: readonly MediaFolder[] = [
  'EventImg',
  'PoojaSevaImg',
  'ComMemImg',
  'DailyEvantImg',
  'PdfFile',
];

/** The public image folders of the legacy address space: `GET` and `HEAD /EventImg/<fileName>` … */
export const mediaRoutes: FastifyPluginAsync<{ store: FileStore }> = async (app, { store }) => {
  for (const folder of PUBLIC_FOLDERS) {
    app.route<{ Params: { '*': string } }>({
      method: ['GET', 'HEAD'],
      // A wildcard, so that deeper paths are refused here too and never reach the pages.
      url: `/${folder}/*`,
      config: { permission: Permission.PUBLIC },
      handler: (request, reply) =>
        sendStoredFile(request, reply, store, {
          folder,
          name: request.params['*'],
          cacheControl: 'public, max-age=31536000, immutable',
        }),
    });
  }
};
