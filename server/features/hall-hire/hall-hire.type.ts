import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { HireOrigin, HirePayment, HireStatus } from '../../../rules/hire-states.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';

registerEnumType(HireStatus, { name: 'HireStatus' });
registerEnumType(HireOrigin, {
  name: 'HireOrigin',
  description: 'The form of the site, or an admin who entered it',
});
registerEnumType(HirePayment, { name: 'HirePayment' });

@ObjectType('Hire', { description: 'A hall booking or booking request' })
export class HireType {
  @Field(() => Int)
  id: number;

  @Field(() => Int, {
    description: 'Optimistic lock: send it back with the edit or decision; an older one answers CONFLICT',
  })
  version: number;

  @Field(() => HireStatus)
  status: HireStatus;

  @Field(() => HireOrigin)
  origin: HireOrigin;

  @Field(() => String)
  name: string;

  @Field(() => String)
  address: string;

  @Field(() => String)
  postcode: string;

  @Field(() => String)
  telephone: string;

  @Field(() => String)
  mobile: string;

  @Field(() => String)
  email: string;

  @Field(() => String)
  purpose: string;

  @Field(() => Int, { nullable: true })
  guests: number | null;

  @Field(() => String, { description: 'Weekday as typed in the form' })
  day: string;

  @Field(() => String, { description: 'Number of hours as typed in the form' })
  hours: string;

  @Field(() => Date)
  startsAt: Date;

  @Field(() => Date)
  endsAt: Date;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'For a request: whether it overlaps another booking or request. Only in queries, not in the answer of a mutation',
  })
  isClashing?: boolean | null;

  @Field(() => Int, { nullable: true })
  depositPence: number | null;

  @Field(() => Int, { nullable: true })
  chargesPence: number | null;

  @Field(() => Int, { nullable: true })
  outstandingPence: number | null;

  @Field(() => HirePayment, { nullable: true, description: 'How the outstanding amount is paid' })
  paidBy: HirePayment | null;

  @Field(() => String, { nullable: true, description: 'Date of the agreement, YYYY-MM-DD' })
  agreedOn: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was declined or cancelled' })
  declineReason: string | null;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => Date, { nullable: true })
  decidedAt: Date | null;

  @Field(() => Int, { nullable: true, description: 'The id of the admin who decided' })
  decidedBy: number | null;
}

@ObjectType()
export class HirePage extends Paginated(HireType) {}
