import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** What an authenticator is asked to sign, once; its row is then gone. */
@Entity('passkey_challenge')
export class PasskeyChallenge {
  @PrimaryColumn('bytea', {
    name: 'challenge_hash',
    primaryKeyConstraintName: 'passkey_challenge_pkey',
  })
  challengeHash: Buffer;

  /** Who adds a passkey; null for one that signs in. */
  @Index('passkey_challenge_user_id')
  @ForeignKey('User', { name: 'passkey_challenge_user', onDelete: 'CASCADE' })
  @Column('integer', { name: 'user_id', nullable: true })
  userId: number | null;

  /** A keyed hash of the browser that asked, as of one-time codes. */
  @Column('bytea', { name: 'asker' })
  requester: Buffer;

  @Index('passkey_challenge_expires_at')
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
