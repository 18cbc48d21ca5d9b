import { Field, InputType, Int } from 'type-graphql';
import { OnlineGiftAidInput } from './with-gift-aid.inputs.ts';

@InputType()
export class DonationInput {
  @Field(() => Int)
  subTypeId: number;

  @Field(() => String)
  donorName: string;

  @Field(() => String, {
    description: 'Pounds, for example 25 or 25.50; ignored for a type with a fixed fee',
  })
  amount: string;

  @Field(() => String)
  email: string;

  @Field(() => String)
  phone: string;

  @Field(() => String, { defaultValue: '' })
  message: string;

  @Field(() => OnlineGiftAidInput, {
    nullable: true,
    description: 'If Gift Aid is ticked, for one of the `typeIds` of `giftAidOffer`',
  })
  giftAid?: OnlineGiftAidInput | null;

  @Field(() => String, {
    description:
      'Idempotency key chosen by the client, 8 to 64 letters and digits: sending it again adds nothing',
  })
  idempotencyKey: string;
}
