import { Arg, Authorized, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../../rules/permissions.ts';
import { MediaFile } from '../../../files/media-file.entity.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { presentMediaFile } from '../../../ways-in/graphql/media-file.type.ts';
import type {
  CandidateDetailsRow,
  CandidateDetailsService,
} from '../candidates/candidate-details.service.ts';
import { CandidateDetails } from './candidate-details.type.ts';
import { STAGES } from './own-interest.service.ts';
import { presentCard } from './present-card.ts';

@Resolver()
export class CandidateDetailsResolver {
  constructor(private readonly details: CandidateDetailsService) {}

  @Authorized(Permission.USE_MATRIMONIALS)
  @Query(() => CandidateDetails, {
    nullable: true,
    description: 'null for an unknown id as for a candidate whom the member may not see',
  })
  async candidate(
    @Arg('id', () => Int) id: number,
    @Ctx() context: RequestContext,
  ): Promise<CandidateDetails | null> {
    const { memberId } = await context.viewer();
    const row = await this.details.find(id, memberId);
    return row && presentDetails(row, memberId, context);
  }
}

async function presentDetails(
  { card, laterPhotoIds, sentState, receivedState, ...details }: CandidateDetailsRow,
  memberId: number,
  context: RequestContext,
): Promise<CandidateDetails> {
  const ids = card.photoId === null ? laterPhotoIds : [card.photoId, ...laterPhotoIds];
  // At once, so that one statement reads all of them with the card's.
  const [presented, ...files] = await Promise.all([
    presentCard(card, memberId, context),
    ...ids.map((id) => context.loaders.load(MediaFile, id)),
  ]);
  return {
    ...details,
    card: presented,
    photos: files.flatMap((file) => (file ? [presentMediaFile(file)] : [])),
    sentStage: sentState && STAGES[sentState],
    receivedStage: receivedState && STAGES[receivedState],
  };
}
