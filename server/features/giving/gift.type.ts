import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { CardOffer } from '../../../rules/card-offer.ts';
import { DonationColumn, DonationFrequency, DonationStatus } from '../../../rules/donation-states.ts';
import { addTextLanguages } from '../../ways-in/graphql/translation-types.ts';
import { DONATION_TEXTS } from '../ledger/donation.type.ts';
import { OnlineGiftAidInput } from './with-gift-aid.inputs.ts';

@InputType()
export class GiftInput {
  @Field(() => Int, { description: 'One of `giftFunds`' })
  subTypeId: number;

  @Field(() => String, { description: 'Pounds, as 25 or 25.50; ignored for a type with a fixed fee' })
  amount: string;

  @Field(() => DonationFrequency, { description: 'Ignored for a type with a fixed fee, which is paid once' })
  frequency: DonationFrequency;

  @Field(() => String)
  donorName: string;

  @Field(() => String)
  email: string;

  @Field(() => String, { defaultValue: '' })
  message: string;

  @Field(() => OnlineGiftAidInput, {
    nullable: true,
    description: 'With the tick for Gift Aid, for one of the `typeIds` of `giftAidOffer`',
  })
  giftAid?: OnlineGiftAidInput | null;

  @Field(() => String, {
    description: 'Made up by the client, 8 to 64 letters and digits: sent again, it adds nothing',
  })
  idempotencyKey: string;

  @Field(() => String, {
    nullable: true,
    description: 'Leave it out; programs that fill in every field are known by it',
  })
  website?: string | null;
}

@ObjectType({ description: 'What its private link shows of a gift: nothing of who gave it' })
export class Gift {
  @Field(() => String, { description: 'As SMJ-7K4M-2QXD' })
  reference: string;

  @Field(() => String, { description: 'What the type was called when the gift was made' })
  typeName: string;

  @Field(() => DonationColumn)
  column: DonationColumn;

  @Field(() => Int)
  amountPence: number;

  @Field(() => DonationFrequency)
  frequency: DonationFrequency;

  @Field(() => DonationStatus)
  status: DonationStatus;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The day by the clock of the site on which the money came, YYYY-MM-DD; a refund leaves it',
  })
  receivedOn: string | null;

  @Field(() => CardOffer)
  card: CardOffer;

  @Field(() => Boolean, { description: 'A letter with a private link goes to the e-mail' })
  isMailed: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'What was declared for Gift Aid and covers this gift alone until `confirmGiftAid`; only by the link of the letter',
  })
  giftAidToConfirm: string | null;

  @Field(() => Boolean, { description: "Among the caller's own donations" })
  isOwn: boolean;

  @Field(() => Boolean, { description: 'Whether `takeGift` makes it the caller’s' })
  canBeTaken: boolean;
}

addTextLanguages(Gift, DONATION_TEXTS, 'Gift');
