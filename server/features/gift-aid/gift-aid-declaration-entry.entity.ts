import { Field, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Taxpayer } from '../../../rules/gift-aid.ts';
import { By, Done } from '../../database/by.ts';

export const DeclarationEntryKind = {
  DECLARED: 'DECLARED',
  /** Another name or home; `before` has the one until then. */
  CHANGED: 'CHANGED',
  RECORD_SENT: 'RECORD_SENT',
  CANCELLED: 'CANCELLED',
  /** It is sure that the donor made it, which covers more than one gift. */
  CONFIRMED: 'CONFIRMED',
} as const;
export type DeclarationEntryKind = keyof typeof DeclarationEntryKind;

/** What was done with a declaration; entries are only added. */
@ObjectType({ description: 'History entry of a declaration' })
@Entity('gift_aid_declaration_entry')
@Check(
  'gift_aid_declaration_entry_kind',
  `kind IN ('DECLARED', 'CHANGED', 'RECORD_SENT', 'CANCELLED', 'CONFIRMED')`,
)
export class GiftAidDeclarationEntry {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Index()
  @ForeignKey('GiftAidDeclaration', { onDelete: 'CASCADE' })
  @Column('integer')
  declarationId: number;

  @Field(() => DeclarationEntryKind)
  @Column('varchar', { length: 11 })
  kind: DeclarationEntryKind;

  /** `YYYY-MM-DD` on which it was so, which may be before it was entered. */
  @Field(() => String, { description: 'Date, YYYY-MM-DD' })
  @Column('date')
  day: string;

  @Column('jsonb', { nullable: true })
  before: Taxpayer | null;

  @Done(By, { byName: '', at: '' })
  made: By;
}
