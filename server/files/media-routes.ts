import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { AppError } from '../../rules/errors.ts';
import { Permission } from '../../rules/permissions.ts';
import type { FileStore } from './file-store.ts';
import { contentTypeOfName, type MediaFolder } from './media-names.ts';
import { sendStoredFile } from './stored-file-reply.ts';

interface MediaRoutesOptions {
  store: FileStore;
  /** Without ProfileImages, which need a session. */
  folders: readonly MediaFolder[];
  /** Looks up the file name to offer a visitor who saves a file of that folder, by its stored name. */
  fileNames: readonly { folder: MediaFolder; nameOf(storedName: string): Promise<string | undefined> }[];
  /**
   * Whether the request may not have a file at this moment, because it belongs to something that is hidden from
   * visitors; `office` for who may see it all the same.
   */
  hidden(request: FastifyRequest, folder: MediaFolder, storedName: string): Promise<boolean | 'office'>;
}

/** The public folders of the legacy address space: `GET` and `HEAD /EventImg/<fileName>` … */
export const mediaRoutes: FastifyPluginAsync<MediaRoutesOptions> = async (app, options) => {
  const { store, folders, fileNames, hidden } = options;
  for (const folder of folders) {
    const nameOf = fileNames.find((names) => names.folder === folder)?.nameOf;
    // Files are served even while the database is unavailable: to whoever asks then, and kept nowhere.
    const findName = async (request: FastifyRequest, name: string) =>
      nameOf?.(name).catch((error: unknown) => {
        request.log.warn({ err: error }, 'Document name unknown; it is sent under its stored name');
        return undefined;
      });
    const findHidden = (request: FastifyRequest, name: string) =>
      hidden(request, folder, name).catch((error: unknown) => {
        request.log.warn(
          { err: error },
          'Could not check whether the file is hidden; serving it without caching',
        );
        return 'unknown' as const;
      });
    app.route<{ Params: { '*': string } }>({
      method: ['GET', 'HEAD'],
      // A wildcard, so that deeper paths are refused here and never reach the page routes.
      url: `/${folder}/*`,
      config: { permission: Permission.PUBLIC },
      async handler(request, reply) {
        const name = request.params['*'];
        const isHidden = contentTypeOfName(name) !== undefined && (await findHidden(request, name));
        if (isHidden === true) throw new AppError('NOT_FOUND', 'notFound');
        return sendStoredFile(request, reply, store, {
          folder,
          name,
          displayName: nameOf && (() => findName(request, name)),
          cacheControl: isHidden ? 'private, no-store' : 'public, max-age=31536000, immutable',
        });
      },
    });
  }
};
