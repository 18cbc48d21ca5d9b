import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { CardOffer } from '../../../rules/card-offer.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
import { SharedDonationFields } from '../ledger/donation.entity.ts';

registerEnumType(CardOffer, {
  name: 'CardOffer',
  description: 'Whether it can be paid by card now; UNDER_WAY: a direct debit, which takes days',
});
@ObjectType({ description: 'Initial values of a new donation’s form' })
export class DonationPrefill {
  @Field(() => String)
  donorName: string;

  @Field(() => String)
  phone: string;

  @Field(() => String)
  email: string;
}

@ObjectType({ description: 'A donation as its donor sees it' })
export class OwnDonation extends SharedDonationFields {
  @Field(() => CardOffer)
  card: CardOffer;
}

@ObjectType()
export class OwnDonationPage extends Paginated(OwnDonation) {}
