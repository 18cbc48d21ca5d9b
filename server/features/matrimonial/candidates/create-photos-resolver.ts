import type { Plumbing } from '../../plumbing.ts';
import { CandidatePhotosResolver } from './candidate-photos.resolver.ts';
import { CandidatePhotosService } from './candidate-photos.service.ts';
import type { ProfileChanges } from './profile-changes.ts';

/** What members do with the photos of their own profile. */
export function createPhotosResolver(
  { dataSource, media, uploads }: Pick<Plumbing, 'dataSource' | 'media' | 'uploads'>,
  changes: ProfileChanges,
): CandidatePhotosResolver {
  return new CandidatePhotosResolver(new CandidatePhotosService(dataSource, media, changes), uploads);
}
