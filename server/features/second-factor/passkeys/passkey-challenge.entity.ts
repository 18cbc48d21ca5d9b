import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** What an authenticator is asked to sign, once; its row is then gone. */
@Entity('passkey_challenge')
export class PasskeyChallenge {
  @PrimaryColumn('bytea')
  challengeHash: Buffer;

  /** Who adds a passkey; null for one that signs in. */
  @Index()
  @ForeignKey('User', { onDelete: 'CASCADE' })
  @Column('integer', { nullable: true })
  userId: number | null;

  /** A keyed hash of the browser that asked, as of one-time codes. */
  @Column('bytea', { name: 'asker' })
  requester: Buffer;

  @Index()
  @Column('timestamptz')
  expiresAt: Date;
}
