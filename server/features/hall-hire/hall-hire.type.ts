import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { HireOrigin, HirePayment, HireStatus } from '../../../rules/hire-states.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';

registerEnumType(HireStatus, { name: 'HireStatus' });
registerEnumType(HireOrigin, {
  name: 'HireOrigin',
  description: 'The form of the site, or an admin who entered it',
});
registerEnumType(HirePayment, { name: 'HirePayment' });

@ObjectType('Hire', { description: 'A hire of the hall, asked for or decided' })
export class HireType {
  @Field(() => Int)
  id: number;

  @Field(() => Int, { description: 'Grows with every change; send it back with an edit or a decision' })
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

  @Field(() => String, { description: 'The weekday as it stood in the form' })
  day: string;

  @Field(() => String, { description: 'The number of hours as it stood in the form' })
  hours: string;

  @Field(() => Date)
  startsAt: Date;

  @Field(() => Date)
  endsAt: Date;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Of a request: whether somebody else has the hall, or asks for it, at a part of that time; as it was read, not in what a write answers',
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

  @Field(() => String, { nullable: true, description: 'The day of the agreement, as YYYY-MM-DD' })
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
