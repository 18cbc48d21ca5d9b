import { defineFeature } from '../../feature.ts';
import { Candidate } from './candidate.entity.ts';
import { CandidateService } from './candidate.service.ts';
import { CandidateChoices } from './candidate-choices.ts';
import { CandidateListService } from './candidate-list.service.ts';
import { CandidatePhoto } from './candidate-photo.entity.ts';
import { CandidatePhotoService } from './candidate-photo.service.ts';
import { CandidateRecordService } from './candidate-records.service.ts';
import { candidateRoutes } from './candidates.legacy.ts';
import { CandidatesResolver } from './candidates.resolver.ts';
import { createPhotosResolver } from './create-photos-resolver.ts';
import { profileImageRoutes } from './profile-images.routes.ts';

declare module '../../services.ts' {
  interface Services {
    candidates: CandidateService;
    candidateList: CandidateListService;
    candidatePhotos: CandidatePhotoService;
  }
}

/** The profiles of members, with their photos. */
export const candidates = defineFeature({
  name: 'matrimonial/candidates',
  part: 'matrimonial',
  entities: [Candidate, CandidatePhoto],
  build({ dataSource, store, media, uploads }, { selectLists, profileFors, audit, matrimonialSettings }) {
    const photos = new CandidatePhotoService(dataSource, media, audit);
    const choices = new CandidateChoices(selectLists, profileFors);
    const service = new CandidateService(dataSource, media, photos, choices, audit);
    const candidateList = new CandidateListService(dataSource);
    const candidateRecords = new CandidateRecordService(dataSource, audit);
    return {
      services: { candidates: service, candidateList, candidatePhotos: photos },
      resolvers: [
        new CandidatesResolver(service, uploads),
        createPhotosResolver({ dataSource, media, uploads }),
      ],
      legacyRoutes: candidateRoutes({ candidates: service, photos, candidateList, candidateRecords }),
      routes: async (server) => {
        await server.register(profileImageRoutes, { store, photos, settings: matrimonialSettings });
      },
    };
  },
});
