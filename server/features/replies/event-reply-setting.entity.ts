import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, PrimaryColumn, VersionColumn } from 'typeorm';
import type { ReplySettingValues } from '../../../rules/replies.ts';
import { ReplyAgeGroup, ReplySettingQuestion } from './replies.type.ts';

/** How an event asks who comes. Its row is what everything that counts places locks. */
@ObjectType({ description: 'How an event asks for replies' })
@Entity('event_reply_setting')
@Check('event_reply_setting_places', 'places > 0')
export class EventReplySetting {
  @Field(() => Int)
  @ForeignKey('Event', { onDelete: 'CASCADE' })
  @PrimaryColumn('integer')
  eventId: number;

  @Field(() => Int)
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @Field(() => Boolean, { description: 'Whether the event asks for replies now' })
  @Column('boolean', { default: true })
  isAsking: boolean;

  @Field(() => Int, { nullable: true, description: 'On each date; null: as many as come' })
  @Column('integer', { nullable: true })
  places: number | null;

  @Field(() => Int, { description: 'Hours before the beginning until which replies are sent and changed' })
  @Column('integer', { default: 24 })
  closesHours: number;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD; null: at once' })
  @Column('date', { nullable: true })
  opensOn: string | null;

  @Field(() => Int, { description: 'Hours for which a place from the waiting list is kept' })
  @Column('integer', { default: 24 })
  offerHours: number;

  @Field(() => Int, { description: 'Of a place, unless its age group has another price; 0: free' })
  @Column('integer', { default: 0 })
  pricePence: number;

  @Field(() => Int, { nullable: true, description: 'Of a place for members; null: as others' })
  @Column('integer', { nullable: true })
  memberPence: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Days before the event until which it is to be paid; null: also at the door',
  })
  @Column('integer', { nullable: true })
  payDays: number | null;

  @Field(() => [Int], { description: 'Diets from the list that can be named' })
  @Column('integer', { array: true, default: [] })
  dietIds: number[];

  @Field(() => [ReplyAgeGroup])
  @Column('jsonb')
  ageGroups: ReplyAgeGroup[];

  @Field(() => [ReplySettingQuestion])
  @Column('jsonb', { default: [] })
  questions: ReplySettingValues['questions'];
}
