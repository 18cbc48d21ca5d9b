import { Field, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index } from 'typeorm';
import { PicturedItem } from '../content/pictured-item.entity.ts';

/** An event of the community; shown on Home and on Events. */
@ObjectType()
@Entity('event')
@Check('event_file_type', `file_type IN ('IMAGE', 'VIDEO')`)
@Index('event_newest', ['fileType', 'id'])
export class Event extends PicturedItem {
  @Field(() => String, { nullable: true, description: 'First day, YYYY-MM-DD' })
  @Column('date', { nullable: true })
  startsOn: string | null;
}
