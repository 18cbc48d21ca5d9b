import { Field, Int, ObjectType } from 'type-graphql';
import { PrimaryGeneratedColumn } from 'typeorm';

/** A table whose rows are numbered by the database; as a GraphQL type, it shows the number as `id`. */
@ObjectType()
export abstract class Numbered {
  @Field(() => Int)
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;
}
