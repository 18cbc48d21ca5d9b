import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Somebody who has been given a role in the office and has not set a password yet. */
@Entity('officer_invitation')
export class OfficerInvitation {
  @ForeignKey('User', { name: 'officer_invitation_user', onDelete: 'CASCADE' })
  @PrimaryColumn('integer', { name: 'user_id', primaryKeyConstraintName: 'officer_invitation_pkey' })
  userId: number;

  /** SHA-256 of what is in the link, which is stored nowhere. */
  @Index('officer_invitation_token_hash', { unique: true })
  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  /** The link is good until then; a new letter has a new one. */
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
