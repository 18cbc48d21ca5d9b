import { Field, Int, ObjectType } from 'type-graphql';
import { Column, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

/** What entries of all lists have in common, as table and as GraphQL type: visitors may read all of it. */
@ObjectType()
export abstract class ListEntry {
  @Field(() => Int)
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Field(() => Int, { description: 'Grows with every change; send it back with an edit' })
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @Field(() => Int, { description: 'Entries stand in order of their positions, equal ones of their ids' })
  @Column('integer')
  position: number;

  @Field(() => Boolean, { description: 'Whether it is offered' })
  @Column('boolean', { default: true })
  active: boolean;
}
