import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { InterestFilterFields } from '../../../rules/interest-filter.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';

@InputType({
  description: 'Parts of what the columns show, in any case; what is left out matches everything',
})
export class InterestFilterInput implements InterestFilterFields {
  @Field(() => String, { nullable: true, description: 'Of whoever is interested' })
  name?: string | null;

  @Field(() => String, { nullable: true })
  contactNumber?: string | null;

  @Field(() => String, { nullable: true })
  contactPerson?: string | null;

  @Field(() => String, { nullable: true, description: 'Of the candidate they are interested in' })
  candidateName?: string | null;

  @Field(() => String, { nullable: true })
  candidateContactNumber?: string | null;

  @Field(() => String, { nullable: true })
  candidateContactPerson?: string | null;
}

@ObjectType('InterestParty')
export class InterestPartyType {
  @Field(() => Int)
  memberId: number;

  @Field(() => String)
  firstName: string;

  @Field(() => String)
  middleName: string;

  @Field(() => String)
  lastName: string;

  @Field(() => String, { description: 'Digits without a plus' })
  contactCountryCode: string;

  @Field(() => String, { description: 'Ten digits' })
  contactMobile: string;

  @Field(() => String, { description: 'Whom to contact' })
  contactName: string;
}

@ObjectType('Interest', { description: 'That one candidate would like to meet another' })
class InterestType {
  @Field(() => Int)
  id: number;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => InterestPartyType)
  from: InterestPartyType;

  @Field(() => InterestPartyType)
  to: InterestPartyType;
}

@ObjectType()
export class InterestPage extends Paginated(InterestType) {}
