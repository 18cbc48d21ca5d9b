import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity } from 'typeorm';
import type { Language } from '../../../rules/languages.ts';
import { Versioned } from '../../database/numbered.ts';
import type { Translations } from '../../database/translations.ts';
import { RoomOpening, RoomPrice } from './room.type.ts';

/** The texts of a room that have translations. */
export const ROOM_TEXTS = ['name', 'note', 'included'] as const;

/** A room that is hired or used; visitors may read all of it that has a `@Field`. */
@ObjectType()
@Entity('room')
@Check(
  'room_amounts',
  'deposit_pence >= 0 AND minimum_minutes >= 0 AND before_minutes >= 0 AND after_minutes >= 0',
)
export class Room extends Versioned {
  /** Order of the rooms; ties are ordered by id. */
  @Column('integer')
  position: number;

  @Field(() => String)
  @Column('varchar')
  name: string;

  @Field(() => String, { nullable: true, description: 'Such as "250 seated, stage, sound"' })
  @Column('text', { nullable: true })
  note: string | null;

  @Field(() => String, { nullable: true, description: 'What is included in the price' })
  @Column('text', { nullable: true })
  included: string | null;

  /** The language of its own texts. */
  @Column('varchar', { name: 'language', length: 35 })
  ownLanguage: Language;

  /** The texts in other languages. */
  @Column('jsonb', { default: {} })
  translations: Translations;

  /** When it is open; none is always. */
  @Field(() => [RoomOpening], { description: 'When it is open; none is always' })
  @Column('jsonb', { default: [] })
  opening: RoomOpening[];

  @Field(() => [RoomPrice], {
    description: 'The first that fits the weekday and hour counts; where none fits, the first of all',
  })
  @Column('jsonb', { default: [] })
  prices: RoomPrice[];

  @Field(() => Int)
  @Column('integer', { default: 0 })
  depositPence: number;

  @Field(() => Int, { description: 'The shortest hire' })
  @Column('integer', { default: 0 })
  minimumMinutes: number;

  @Field(() => Int, { description: 'Kept free before each use' })
  @Column('integer', { default: 0 })
  beforeMinutes: number;

  @Field(() => Int, { description: 'Kept free after each use' })
  @Column('integer', { default: 0 })
  afterMinutes: number;

  @Field(() => [Int], { description: 'Rooms that are taken with it' })
  @Column('integer', { array: true, default: '{}' })
  takes: number[];

  @Field(() => Boolean, { description: 'Whether it may be hired without another room' })
  @Column('boolean', { default: true })
  isHiredAlone: boolean;

  @Field(() => Boolean, { description: 'No longer offered; what was booked stays' })
  @Column('boolean', { default: false })
  isHidden: boolean;
}
