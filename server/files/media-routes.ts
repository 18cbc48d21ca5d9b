import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Permission } from '../../rules/permissions.ts';
import type { FileStore } from './file-store.ts';
import type { MediaFolder } from './media-names.ts';
import { sendStoredFile } from './stored-file-reply.ts';

interface MediaRoutesOptions {
  store: FileStore;
  /** Not among them: ProfileImages, which need a session (D28). */
  folders: readonly MediaFolder[];
  /** What visitors know the files of a folder as when they save them, by their stored names. */
  fileNames: readonly { folder: MediaFolder; nameOf(storedName: string): Promise<string | undefined> }[];
}

/** The public folders of the legacy address space: `GET` and `HEAD /EventImg/<fileName>` … */
export const mediaRoutes: FastifyPluginAsync<MediaRoutesOptions> = async (app, options) => {
  const { store, folders, fileNames } = options;
  for (const folder of folders) {
    const nameOf = fileNames.find((names) => names.folder === folder)?.nameOf;
    // A file can be had while the database is away.
    const knownName = async (request: FastifyRequest, name: string) =>
      nameOf?.(name).catch((error: unknown) => {
        request.log.warn({ err: error }, 'A document leaves under its stored name');
        return undefined;
      });
    app.route<{ Params: { '*': string } }>({
      method: ['GET', 'HEAD'],
      // A wildcard, so that deeper paths are refused here too and never reach the pages.
      url: `/${folder}/*`,
      config: { permission: Permission.PUBLIC },
      handler(request, reply) {
        const name = request.params['*'];
        return sendStoredFile(request, reply, store, {
          folder,
          name,
          shownName: nameOf && (() => knownName(request, name)),
          cacheControl: 'public, max-age=31536000, immutable',
        });
      },
    });
  }
};
