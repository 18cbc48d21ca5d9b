import { Field, Int, ObjectType } from 'type-graphql';
import { PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

/** A table whose rows are numbered by the database; as a GraphQL type, it shows the number as `id`. */
@ObjectType()
export abstract class Numbered {
  @Field(() => Int)
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;
}

/** The same of rows that several may edit: who has loaded an older version is refused, see `loadForEdit`. */
@ObjectType()
export abstract class Versioned extends Numbered {
  @Field(() => Int, {
    description: 'Optimistic lock: send it back with the edit; an older one answers CONFLICT',
  })
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;
}
