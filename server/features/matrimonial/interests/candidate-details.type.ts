import { Field, ObjectType } from 'type-graphql';
import { MediaFileType } from '../../../ways-in/graphql/media-file.type.ts';
import { CandidateCard } from './candidate-card.type.ts';
import { InterestStage } from './own-interest.service.ts';
import { CandidateContact } from './own-interest.type.ts';

/** The card is a part of it, so that what changes on the page changes in the list. */
@ObjectType({ description: 'The whole page of a candidate, as the member sees it' })
export class CandidateDetails {
  @Field(() => CandidateCard)
  card: CandidateCard;

  @Field(() => [MediaFileType], { description: "The card's first; none unless shown to the member" })
  photos: MediaFileType[];

  @Field(() => String, { description: 'Empty until the candidate has said yes to the page' })
  aboutCandidate: string;

  @Field(() => Boolean, { description: 'Whether the candidate has read the page and said yes to it' })
  hasSaidYesThemselves: boolean;

  @Field(() => InterestStage, { nullable: true, description: "What the member's candidate has sent" })
  sentStage: InterestStage | null;

  @Field(() => String, { description: 'What was added to it; empty for most' })
  sentLine: string;

  @Field(() => Date, {
    nullable: true,
    description:
      'When the candidate is told of it, until which it can be taken back and a line be added; null once they are',
  })
  tellsAt: Date | null;

  @Field(() => InterestStage, { nullable: true, description: 'What the member was told of' })
  receivedStage: InterestStage | null;

  @Field(() => CandidateContact, {
    nullable: true,
    description: 'null until both have said yes and the contacts are open',
  })
  contact: CandidateContact | null;
}
