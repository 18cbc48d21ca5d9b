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
import { ProfileChanges } from './profile-changes.ts';

declare module '../../services.ts' {
  interface Services {
    candidates: CandidateService;
    candidateList: CandidateListService;
    profileChanges: ProfileChanges;
    candidatePhotos: CandidatePhotoService;
  }
}

/** The profiles of members. */
export const candidates = defineFeature({
  name: 'matrimonial/candidates',
  part: 'matrimonial',
  entities: [Candidate, CandidatePhoto],
  build({ dataSource, media, uploads }, { selectLists, profileFors, audit }) {
    const changes = new ProfileChanges();
    const photos = new CandidatePhotoService(dataSource, media, audit, changes);
    const choices = new CandidateChoices(selectLists, profileFors);
    const service = new CandidateService(dataSource, media, photos, choices, audit, changes);
    const candidateList = new CandidateListService(dataSource);
    const candidateRecords = new CandidateRecordService(dataSource, audit);
    return {
      services: { candidates: service, candidateList, candidatePhotos: photos, profileChanges: changes },
      resolvers: [new CandidatesResolver(service, uploads)],
      legacyRoutes: candidateRoutes({ candidates: service, photos, candidateList, candidateRecords }),
    };
  },
});
