import { ArgsType, Field, Int } from 'type-graphql';

/** The arguments of what is done to a record in the version that somebody has seen. */
@ArgsType()
export class SeenVersion {
  @Field(() => Int)
  id: number;

  @Field(() => Int, {
    description: 'Optimistic lock: the version the caller has seen; an older one answers CONFLICT',
  })
  version: number;
}
