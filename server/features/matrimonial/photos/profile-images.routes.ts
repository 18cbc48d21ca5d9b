import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyPluginAsync } from 'fastify';
import { hasPermission, Permission } from '../../../../rules/permissions.ts';
import type { FileStore } from '../../../files/file-store.ts';
import { sendStoredFile } from '../../../files/stored-file-reply.ts';
import type { CandidatePhotoService } from '../candidates/candidate-photo.service.ts';
import type { MatrimonialSettingsService } from '../settings/matrimonial-settings.service.ts';
import { markPhoto } from './mark-photo.ts';

const FOLDER = 'ProfileImages';

/** The same files with the viewer's name over each. */
function markedFor(store: Pick<FileStore, 'open'>, viewerName: string): Pick<FileStore, 'open' | 'size'> {
  const marked = async (key: string) => {
    const opened = await store.open(key);
    return opened && markPhoto(await buffer(opened.stream), viewerName);
  };
  // What is sent has been measured first: a file is marked once for both.
  const done = new Map<string, Promise<Buffer | null>>();
  const once = (key: string) => {
    const work = done.get(key) ?? marked(key);
    done.set(key, work);
    return work;
  };
  return {
    size: async (key) => (await once(key))?.length ?? null,
    open: async (key) => {
      const photo = await once(key);
      return photo && { stream: Readable.from([photo]), size: photo.length };
    },
  };
}

/** Photos of candidates, for members and admins only, never cached. */
export const profileImageRoutes: FastifyPluginAsync<{
  store: FileStore;
  photos: CandidatePhotoService;
  settings: MatrimonialSettingsService;
}> = async (app, { store, photos, settings }) => {
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
      const shownAs = isAdmin ? null : await photos.shownAs(name, viewer.memberId);
      const maySee = isAdmin || shownAs !== null;
      if (isAdmin) await photos.recordRead(viewer, name);
      const isMarked = shownAs === 'OTHER' && (await settings.find()).marksPhotos;
      return sendStoredFile(request, reply, isMarked ? markedFor(store, viewer.name) : store, {
        folder: FOLDER,
        // A photo that may not be seen is answered like an unknown name.
        name: maySee ? name : '',
        cacheControl: 'no-store',
      });
    },
  });
};
