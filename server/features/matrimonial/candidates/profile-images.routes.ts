import type { FastifyPluginAsync } from 'fastify';
import { hasPermission, Permission } from '../../../../rules/permissions.ts';
import type { FileStore } from '../../../files/file-store.ts';
import { sendStoredFile } from '../../../files/stored-file-reply.ts';
import type { CandidatePhotoService } from './candidate-photo.service.ts';

const FOLDER = 'ProfileImages';

/** Photos of candidates, for members and admins only, never cached. */
export const profileImageRoutes: FastifyPluginAsync<{
  store: FileStore;
  photos: CandidatePhotoService;
}> = async (app, { store, photos }) => {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `/${FOLDER}/*`,
    config: { permission: Permission.READ_PROFILES },
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      await request.context.require(Permission.READ_PROFILES);
    },
    handler: async (request, reply) => {
      const viewer = await request.context.viewer();
      const name = request.params['*'];
      const isAdmin = hasPermission(viewer, Permission.MANAGE_MATRIMONIALS);
      const maySee = isAdmin || (await photos.isVisibleTo(name, viewer.memberId));
      if (isAdmin) await photos.recordRead(viewer, name);
      return sendStoredFile(request, reply, store, {
        folder: FOLDER,
        // A photo that may not be seen is answered like an unknown name.
        name: maySee ? name : '',
        cacheControl: 'no-store',
      });
    },
  });
};
