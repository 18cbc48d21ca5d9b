import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { DonorKind } from '../../../../rules/donors.ts';
import type { Language } from '../../../../rules/languages.ts';
import { Numbered } from '../../../database/numbered.ts';

/** A person or household that gives, with or without an account. */
@Entity('donor')
@Check('donor_kind', `kind IN ('PERSON', 'HOUSEHOLD')`)
@Unique('donor_user_id', ['userId'])
export class Donor extends Numbered {
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

  @Column('varchar', { length: 35 })
  letterLanguage: Language;

  /** Lower case. */
  @Index()
  @Column('varchar', { length: 254, default: '' })
  email: string;

  @Column('varchar', { default: '' })
  phone: string;

  /** The treasurer's, for the office alone. */
  @Column('text', { default: '' })
  note: string;

  @ForeignKey('User', { name: 'donor_user_account', onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  userId: number | null;

  /** The donor whose donations theirs are counted with; see `DonorMerge`. */
  @Index()
  @ForeignKey(() => Donor, { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  mergedIntoId: number | null;

  @Index()
  @ForeignKey('User', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  createdById: number | null;

  /** As they were called then; empty for what came from a donation. */
  @Column('varchar', { default: '' })
  createdByName: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
