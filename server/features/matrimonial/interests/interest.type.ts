import { Field, Int, ObjectType } from 'type-graphql';
import { interestFilterRules } from '../../../../rules/interest-filter.ts';
import { filterInput } from '../../../ways-in/graphql/filter-input.ts';
import { Paginated } from '../../../ways-in/graphql/paginated.ts';

export const InterestFilterInput = filterInput('InterestFilterInput', interestFilterRules);

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

@ObjectType('Interest', { description: 'Interest of one candidate in another' })
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
