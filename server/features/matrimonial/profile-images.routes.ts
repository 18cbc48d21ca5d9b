import type { FastifyPluginAsync } from 'fastify';
import { Permission, Role } from '../../../rules/permissions.ts';
import type { FileStore } from '../../media/file-store.ts';
import { sendStoredFile } from '../../media/stored-file-reply.ts';
import type { CandidateService } from './candidate.service.ts';

const FOLDER = 'ProfileImages';

/** Photos of candidates, for members and admins alone, and kept by no cache (D28, HDR-5). */
export const profileImageRoutes: FastifyPluginAsync<{
  store: FileStore;
  candidates: CandidateService;
}> = async (app, { store, candidates }) => {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `/${FOLDER}/*`,
    config: { permission: Permission.READ_PROFILES },
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      await request.context.require(Permission.READ_PROFILES);
    },
    handler: async (request, reply) => {
      const { role, memberId } = await request.context.viewer();
      const name = request.params['*'];
      const maySee = role === Role.ADMIN || (await candidates.isPhotoShownTo(name, memberId));
      return sendStoredFile(request, reply, store, {
        folder: FOLDER,
        // A name that nothing has is answered like one that may not be seen.
        name: maySee ? name : '',
        cacheControl: 'no-store',
      });
    },
  });
};
