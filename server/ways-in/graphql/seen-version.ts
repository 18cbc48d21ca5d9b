import { ArgsType, Field, Int } from 'type-graphql';

/** The arguments of what is done to a record in the version that somebody has seen. */
@ArgsType()
export class SeenVersion {
  @Field(() => Int)
  id: number;

  @Field(() => Int, { description: 'The version that was seen; a newer one answers CONFLICT' })
  version: number;
}
