import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

export type Realm = 'MAIN' | 'MATRIMONIAL';
export type SessionCarrier = 'COOKIE' | 'BEARER';

/**
 * One signed-in browser or client. The token itself is never stored. A session belongs to a main-site user
 * or to a matrimonial member, never to both, so a token of one realm cannot satisfy a check of the other.
 */
@Entity('session')
@Check(
  'session_realm',
  `(realm = 'MAIN' AND user_id IS NOT NULL AND member_id IS NULL) OR (realm = 'MATRIMONIAL' AND member_id IS NOT NULL AND user_id IS NULL)`,
)
@Check('session_carrier', `carrier IN ('COOKIE', 'BEARER')`)
export class Session {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', primaryKeyConstraintName: 'session_pkey' })
  id: string;

  /** SHA-256 of the token. */
  @Index('session_token_hash', { unique: true })
  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('varchar', { length: 20 })
  realm: Realm;

  @Column('varchar', { length: 10 })
  carrier: SessionCarrier;

  @Index('session_user_id')
  @ForeignKey('User', { name: 'session_user_account', onDelete: 'CASCADE' })
  @Column('integer', { name: 'user_id', nullable: true })
  userId: number | null;

  @Index('session_member_id')
  @ForeignKey('Member', { name: 'session_member', onDelete: 'CASCADE' })
  @Column('integer', { name: 'member_id', nullable: true })
  memberId: number | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_seen_at', default: () => 'now()' })
  lastSeenAt: Date;

  @Index('session_expires_at')
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
