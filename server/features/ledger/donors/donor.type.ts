import { ArgsType, Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DonorKind, DonorSort } from '../../../../rules/donors.ts';
import { PageArguments } from '../../../ways-in/graphql/page-arguments.ts';
import { Paginated } from '../../../ways-in/graphql/paginated.ts';

registerEnumType(DonorKind, { name: 'DonorKind' });
registerEnumType(DonorSort, {
  name: 'DonorSort',
  description: 'LAST_GIFT and PAID: the newest, the most first',
});

/** What the list and the page of a donor have in common. */
@ObjectType()
abstract class SharedDonorFields {
  @Field(() => Int)
  id: number;

  @Field(() => DonorKind)
  kind: DonorKind;

  @Field(() => String)
  name: string;

  @Field(() => String, { description: 'It, the e-mail and the phone may be empty' })
  postcode: string;

  @Field(() => String)
  email: string;

  @Field(() => String)
  phone: string;
}

@ObjectType('ListedDonor', { description: 'A person or household that gives' })
class ListedDonorType extends SharedDonorFields {
  @Field(() => Boolean)
  hasAccount: boolean;

  @Field(() => Int, { description: 'Those that came; what is paid for the hall is no gift' })
  giftCount: number;

  @Field(() => Float, { description: 'Pence that came and were not given back' })
  paidPence: number;

  @Field(() => Float, { description: 'Pence that were promised and have not come' })
  pendingPence: number;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD' })
  lastGiftOn: string | null;
}

@ObjectType()
export class DonorPage extends Paginated(ListedDonorType) {}

@ObjectType('FoundDonor', { description: 'Somebody who may be meant by what was typed' })
export class FoundDonorType {
  @Field(() => Int)
  id: number;

  @Field(() => String)
  name: string;

  @Field(() => String)
  postcode: string;

  @Field(() => String)
  address: string;

  @Field(() => String)
  email: string;
}

@ObjectType('DonorYear', {
  description:
    'Pence of the gifts of a year, by the day they came, as in its statement, or else were promised',
})
class DonorYearType {
  @Field(() => Int)
  year: number;

  @Field(() => Int, { description: 'Those that came' })
  giftCount: number;

  @Field(() => Float)
  paidPence: number;

  @Field(() => Float)
  refundedPence: number;

  @Field(() => Float)
  pendingPence: number;
}

@ObjectType('DonorMerge', { description: 'Somebody whose gifts are counted as this donor’s' })
class DonorMergeType {
  @Field(() => Int)
  id: number;

  @Field(() => String)
  name: string;

  @Field(() => Int)
  giftCount: number;

  @Field(() => String)
  madeByName: string;

  @Field(() => Date)
  madeAt: Date;
}

@ObjectType('Donor', { description: 'A person or household that gives, as treasurers keep it' })
export class DonorType extends SharedDonorFields {
  @Field(() => Int, { description: 'Grows with every change; send it back with an edit' })
  version: number;

  @Field(() => String)
  address: string;

  @Field(() => String, { description: 'Of letters' })
  language: string;

  @Field(() => String)
  note: string;

  @Field(() => Int, { nullable: true, description: 'Their account' })
  userId: number | null;

  @Field(() => Int, { nullable: true, description: 'The donor whom their gifts are counted with' })
  mergedIntoId: number | null;

  @Field(() => String, { description: 'Who has added them; empty for who came with a gift' })
  createdByName: string;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => [DonorYearType], { description: 'The newest first' })
  years: DonorYearType[];

  @Field(() => [DonorMergeType], { description: 'The newest first' })
  merges: DonorMergeType[];
}

@InputType()
export class DonorInput {
  @Field(() => Int, { nullable: true, description: '0 or absent adds one' })
  id?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was edited; a newer one answers CONFLICT',
  })
  version?: number | null;

  @Field(() => DonorKind, { defaultValue: DonorKind.PERSON })
  kind: DonorKind;

  @Field(() => String)
  name: string;

  @Field(() => String, { defaultValue: '' })
  address: string;

  @Field(() => String, { defaultValue: '' })
  postcode: string;

  @Field(() => String, { defaultValue: '' })
  email: string;

  @Field(() => String, { defaultValue: '' })
  phone: string;

  @Field(() => String, { defaultValue: '', description: 'For the office alone' })
  note: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'Of letters; one that the site does not have is its first',
  })
  language: string;
}

@ArgsType()
export class DonorArguments extends PageArguments {
  @Field(() => String, {
    nullable: true,
    description: 'A part of the name, e-mail, postcode or phone, or of a reference of one of their gifts',
  })
  search: string | null;

  @Field(() => DonorSort, { defaultValue: DonorSort.NAME })
  sort: DonorSort;
}

@ArgsType()
export class MergeArguments {
  @Field(() => Int, { description: 'Whose gifts are counted as the other’s' })
  id: number;

  @Field(() => Int, { description: 'The version that was seen; a newer one answers CONFLICT' })
  version: number;

  @Field(() => Int)
  intoId: number;

  @Field(() => Int)
  intoVersion: number;
}
