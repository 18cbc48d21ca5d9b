import { Field, InputType, Int } from 'type-graphql';
import { OnlineGiftAidInput } from './with-gift-aid.inputs.ts';

@InputType()
export class DonationInput {
  @Field(() => Int)
  subTypeId: number;

  @Field(() => String)
  donorName: string;

  @Field(() => String, { description: 'Pounds, as 25 or 25.50; ignored for a type with a fixed fee' })
  amount: string;

  @Field(() => String)
  email: string;

  @Field(() => String)
  phone: string;

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
}
