import { ArgsType, Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DonorKind, DonorSort, donorRules } from '../../../../rules/donors.ts';
import { InputOf } from '../../../ways-in/graphql/input-of-rules.ts';
import { PageArguments } from '../../../ways-in/graphql/page-arguments.ts';
import { Paginated } from '../../../ways-in/graphql/paginated.ts';
import { Saved } from '../../../ways-in/graphql/shared-inputs.ts';
import { DonorFields, SharedDonorFields } from './donor.entity.ts';

registerEnumType(DonorKind, { name: 'DonorKind' });
registerEnumType(DonorSort, {
  name: 'DonorSort',
  description: 'LAST_DONATION: latest first; PAID: highest total first',
});

@ObjectType('ListedDonor', { description: 'A person or household that gives' })
export class ListedDonorType extends SharedDonorFields {
  @Field(() => Boolean)
  hasAccount: boolean;

  @Field(() => Int, { description: 'Received; hall payments are not donations' })
  donationCount: number;

  @Field(() => Float, { description: 'Pence received and not refunded' })
  paidPence: number;

  @Field(() => Float, { description: 'Pence promised and not received' })
  pendingPence: number;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD' })
  lastDonationOn: string | null;
}

@ObjectType()
export class DonorPage extends Paginated(ListedDonorType) {}

@ObjectType('FoundDonor', { description: 'A possible match for the typed name' })
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
    'Pence of the donations of a year, by date received as in its statement; unpaid ones by date promised',
})
export class DonorYearType {
  @Field(() => Int)
  year: number;

  @Field(() => Int, { description: 'Received' })
  donationCount: number;

  @Field(() => Float)
  paidPence: number;

  @Field(() => Float)
  refundedPence: number;

  @Field(() => Float)
  pendingPence: number;
}

@ObjectType('DonorMerge', { description: 'A donor merged into this one' })
export class DonorMergeType {
  @Field(() => Int)
  id: number;

  @Field(() => String)
  name: string;

  @Field(() => Int)
  donationCount: number;

  @Field(() => String)
  madeByName: string;

  @Field(() => Date)
  madeAt: Date;
}

@ObjectType('Donor', { description: 'A person or household that gives, as treasurers keep it' })
export class DonorType extends DonorFields {
  @Field(() => String, { description: 'Language of emails' })
  language: string;

  @Field(() => [DonorYearType], { description: 'Newest first' })
  years: DonorYearType[];

  @Field(() => [DonorMergeType], { description: 'Newest first' })
  merges: DonorMergeType[];
}

@InputType()
export class DonorInput extends InputOf(
  donorRules,
  {
    descriptions: {
      note: 'Office only',
      language: 'Language of emails; an unknown one means the site’s first',
    },
    defaults: { kind: DonorKind.PERSON },
    emptyMayBeLeftOut: true,
  },
  Saved('Default, or 0: adds one'),
) {}

@ArgsType()
export class DonorArguments extends PageArguments {
  @Field(() => String, {
    nullable: true,
    description: 'Matches part of the name, email, postcode, phone or a donation reference',
  })
  search: string | null;

  @Field(() => DonorSort, { defaultValue: DonorSort.NAME })
  sort: DonorSort;
}

@ArgsType()
export class MergeArguments {
  @Field(() => Int, { description: 'The donor to merge' })
  id: number;

  @Field(() => Int, {
    description: 'Optimistic lock: the version the caller has seen; an older one answers CONFLICT',
  })
  version: number;

  @Field(() => Int)
  intoId: number;

  @Field(() => Int)
  intoVersion: number;
}
