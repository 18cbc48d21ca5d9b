import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Permission } from '../../rules/permissions.ts';
import type { FileStore } from './file-store.ts';
import type { MediaFolder } from './media-names.ts';
import { sendStoredFile } from './stored-file-reply.ts';

interface MediaRoutesOptions {
  store: FileStore;
  /** Without ProfileImages, which need a session (D28). */
  folders: readonly MediaFolder[];
  /** Looks up the file name to offer a visitor who saves a file of that folder, by its stored name. */
  fileNames: readonly { folder: MediaFolder; nameOf(storedName: string): Promise<string | undefined> }[];
}

/** The public folders of the legacy address space: `GET` and `HEAD /EventImg/<fileName>` … */
export const mediaRoutes: FastifyPluginAsync<MediaRoutesOptions> = async (app, options) => {
  const { store, folders, fileNames } = options;
  for (const folder of folders) {
    const nameOf = fileNames.find((names) => names.folder === folder)?.nameOf;
    // Files are served even while the database is unavailable.
    const findName = async (request: FastifyRequest, name: string) =>
      nameOf?.(name).catch((error: unknown) => {
        request.log.warn({ err: error }, 'Document name unknown; it is sent under its stored name');
        return undefined;
      });
    app.route<{ Params: { '*': string } }>({
      method: ['GET', 'HEAD'],
      // A wildcard, so that deeper paths are refused here and never reach the page routes.
      url: `/${folder}/*`,
      config: { permission: Permission.PUBLIC },
      handler(request, reply) {
        const name = request.params['*'];
        return sendStoredFile(request, reply, store, {
          folder,
          name,
          displayName: nameOf && (() => findName(request, name)),
          cacheControl: 'public, max-age=31536000, immutable',
        });
      },
    });
  }
};
