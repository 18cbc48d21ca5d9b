import { Field, ObjectType } from 'type-graphql';
import { Check, Column, Entity } from 'typeorm';
import { PicturedItem } from '../content/pictured-item.entity.ts';

/** What is on today or this week, the old product's "daily event"; scrolls along the top of Home. */
@ObjectType()
@Entity('notice')
@Check('notice_file_type', `file_type IN ('IMAGE')`)
export class Notice extends PicturedItem {
  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  secondDescription: string | null;

  @Field(() => String, { nullable: true, description: 'Kept for old clients; no form has it' })
  @Column('text', { nullable: true })
  thirdDescription: string | null;
}
