import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { Audience } from '../../../../rules/candidate-states.ts';

registerEnumType(Audience, { name: 'Audience', description: 'To whom a candidate shows something' });

@ObjectType()
@InputType('ShownChoicesInput')
export class ShownChoicesType {
  @Field(() => Audience)
  photosFor: Audience;

  @Field(() => Audience, { description: 'The surname and the middle name' })
  surnameFor: Audience;

  @Field(() => Boolean)
  showsIncome: boolean;

  @Field(() => Boolean)
  showsReligion: boolean;

  @Field(() => Boolean)
  showsCaste: boolean;
}
