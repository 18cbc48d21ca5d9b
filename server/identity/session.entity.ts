import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

export type Realm = 'MAIN' | 'MATRIMONIAL';
export type SessionTransport = 'COOKIE' | 'BEARER';

/**
 * One signed-in browser or client. The token itself is never stored. A session belongs to a main-site user
 * or to a matrimonial member, never to both, so a token of one realm cannot satisfy a check of the other.
 */
@Entity('session')
@Check(
  'session_realm',
  `(realm = 'MAIN' AND user_id IS NOT NULL AND member_id IS NULL) OR (realm = 'MATRIMONIAL' AND member_id IS NOT NULL AND user_id IS NULL)`,
)
@Check('session_transport', `transport IN ('COOKIE', 'BEARER')`)
export class Session {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  /** SHA-256 of the token. */
  @Index({ unique: true })
  @Column('bytea')
  tokenHash: Buffer;

  @Column('varchar', { length: 20 })
  realm: Realm;

  @Column('varchar', { length: 10 })
  transport: SessionTransport;

  @Index()
  @ForeignKey('User', { name: 'session_user_account', onDelete: 'CASCADE' })
  @Column('integer', { nullable: true })
  userId: number | null;

  @Index()
  @ForeignKey('Member', { onDelete: 'CASCADE' })
  @Column('integer', { nullable: true })
  memberId: number | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  lastSeenAt: Date;

  @Index()
  @Column('timestamptz')
  expiresAt: Date;
}
