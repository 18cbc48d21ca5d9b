import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { DonorKind } from '../../../../rules/donors.ts';
import type { Language } from '../../../../rules/languages.ts';

/** A person or household that gives, with or without an account. */
@Entity('donor')
@Check('donor_kind', `kind IN ('PERSON', 'HOUSEHOLD')`)
@Unique('donor_user_id', ['userId'])
export class Donor {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'donor_pkey' })
  id: number;

  @Column('integer', { default: 1 })
  version: number;

  @Column('varchar', { length: 9, default: DonorKind.PERSON })
  kind: DonorKind;

  @Column('varchar')
  name: string;

  /** Its lines, without the postcode; it and all that follows may be empty. */
  @Column('varchar', { default: '' })
  address: string;

  @Column('varchar', { default: '' })
  postcode: string;

  @Column('varchar', { name: 'letter_language', length: 35 })
  letterLanguage: Language;

  /** Lower case. */
  @Index('donor_email')
  @Column('varchar', { length: 254, default: '' })
  email: string;

  @Column('varchar', { default: '' })
  phone: string;

  /** The treasurer's, for the office alone. */
  @Column('text', { default: '' })
  note: string;

  @ForeignKey('User', { name: 'donor_user_account', onDelete: 'SET NULL' })
  @Column('integer', { name: 'user_id', nullable: true })
  userId: number | null;

  /** The donor whose gifts theirs are counted with; see `DonorMerge`. */
  @Index('donor_merged_into_id')
  @ForeignKey(() => Donor, { name: 'donor_merged_into', onDelete: 'SET NULL' })
  @Column('integer', { name: 'merged_into_id', nullable: true })
  mergedIntoId: number | null;

  @Index('donor_created_by_id')
  @ForeignKey('User', { name: 'donor_created_by', onDelete: 'SET NULL' })
  @Column('integer', { name: 'created_by_id', nullable: true })
  createdById: number | null;

  /** As they were called then; empty for what came from a gift. */
  @Column('varchar', { name: 'created_by_name', default: '' })
  createdByName: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
