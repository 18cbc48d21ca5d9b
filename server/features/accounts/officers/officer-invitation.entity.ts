import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Somebody who has been given a role in the office and has not set a password yet. */
@Entity('officer_invitation')
export class OfficerInvitation {
  @ForeignKey('User', { onDelete: 'CASCADE' })
  @PrimaryColumn('integer')
  userId: number;

  /** SHA-256 of what is in the link, which is stored nowhere. */
  @Index({ unique: true })
  @Column('bytea')
  tokenHash: Buffer;

  /** The link is good until then; a new letter has a new one. */
  @Column('timestamptz')
  expiresAt: Date;
}
