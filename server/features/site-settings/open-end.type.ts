import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { OpenEndKind } from '../../../rules/open-ends.ts';

registerEnumType(OpenEndKind, { name: 'OpenEndKind' });

@ObjectType('OpenEnd', {
  description: 'What is not over, so that its part of the site cannot be left unused',
})
export class OpenEndType {
  @Field(() => OpenEndKind)
  kind: OpenEndKind;

  @Field(() => Int)
  count: number;
}
