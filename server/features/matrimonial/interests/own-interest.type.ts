import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Paginated } from '../../../ways-in/graphql/paginated.ts';
import { CandidateCard } from './candidate-card.type.ts';
import { InterestStage } from './own-interest.service.ts';

registerEnumType(InterestStage, {
  name: 'InterestStage',
  description: 'What both sides see of an interest',
});

@ObjectType({ description: 'Whom to ring about a candidate, once both have said yes' })
export class CandidateContact {
  @Field(() => String)
  name: string;

  @Field(() => String, { description: 'Digits without a plus' })
  countryCode: string;

  @Field(() => String, { description: 'Ten digits' })
  mobile: string;
}

@ObjectType({ description: "An interest of the member's candidate, or in it" })
class OwnInterest {
  @Field(() => Int)
  id: number;

  @Field(() => Date)
  sentAt: Date;

  @Field(() => InterestStage)
  stage: InterestStage;

  @Field(() => String, { description: 'What its sender has added; empty for most' })
  line: string;

  @Field(() => Boolean, {
    description:
      "Whether the member's candidate has sent or answered it by a sign-in or link of their own: the family does not turn it round",
  })
  isByCandidate: boolean;

  @Field(() => Date, {
    nullable: true,
    description:
      'When the other side is told, until which it can be taken back as if it had not been; null once they are',
  })
  tellsAt: Date | null;

  @Field(() => CandidateCard, { description: 'The other side, as the member sees them' })
  candidate: CandidateCard;

  @Field(() => CandidateContact, {
    nullable: true,
    description: 'null until both have said yes and the contacts are open',
  })
  contact: CandidateContact | null;
}

@ObjectType()
export class OwnInterestPage extends Paginated(OwnInterest) {}
