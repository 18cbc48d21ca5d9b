import { ageInYears } from '../../../../rules/birth-date.ts';
import { MediaFile } from '../../../files/media-file.entity.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { presentMediaFile } from '../../../ways-in/graphql/media-file.type.ts';
import type { Candidate } from './candidate.entity.ts';

/** A full profile, for its member and for admins only; other members get a `CandidateCard`. */
export async function presentProfile(candidate: Candidate, { loaders }: RequestContext) {
  const photo = candidate.photoId === null ? null : await loaders.load(MediaFile, candidate.photoId);
  return {
    ...candidate,
    age: ageInYears(candidate.birthDate),
    consent: candidate.consentVersion !== null,
    photo: photo && presentMediaFile(photo),
  };
}
