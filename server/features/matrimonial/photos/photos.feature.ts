import { defineFeature } from '../../feature.ts';
import { CandidatePhotosResolver } from './candidate-photos.resolver.ts';
import { CandidatePhotosService } from './candidate-photos.service.ts';
import { profileImageRoutes } from './profile-images.routes.ts';

declare module '../../services.ts' {
  interface Services {
    ownPhotos: CandidatePhotosService;
  }
}

/** The photos of a profile: what its member does with them, and who gets which. */
export const candidatePhotos = defineFeature({
  name: 'matrimonial/photos',
  part: 'matrimonial',
  build(
    { dataSource, store, media, uploads },
    { candidatePhotos: photos, profileChanges, matrimonialSettings: settings },
  ) {
    const ownPhotos = new CandidatePhotosService(dataSource, media, profileChanges);
    return {
      services: { ownPhotos },
      resolvers: [new CandidatePhotosResolver(ownPhotos, uploads)],
      routes: async (server) => {
        await server.register(profileImageRoutes, { store, photos, settings });
      },
    };
  },
});
