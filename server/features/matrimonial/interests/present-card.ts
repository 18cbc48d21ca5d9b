import { MediaFile } from '../../../files/media-file.entity.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { presentMediaFile } from '../../../ways-in/graphql/media-file.type.ts';
import type { CardRowForMember } from '../candidates/candidate-list.service.ts';
import type { CandidateCard } from './candidate-card.type.ts';

/** A candidate's card as that member sees it. */
export async function presentCard(
  { memberId, photoId, ...card }: CardRowForMember,
  viewerId: number,
  { loaders }: RequestContext,
): Promise<CandidateCard> {
  const photo = photoId === null ? null : await loaders.load(MediaFile, photoId);
  return { ...card, isOwn: memberId === viewerId, photo: photo && presentMediaFile(photo) };
}
