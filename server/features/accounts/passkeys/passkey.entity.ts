import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A passkey of an account: what its owner's phone, computer or security key signs in with. No secret of it is here. */
@Entity('passkey')
@Unique('passkey_credential', ['credentialId'])
export class Passkey {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'passkey_pkey' })
  id: number;

  @Index('passkey_user_id')
  @ForeignKey('User', { name: 'passkey_user', onDelete: 'CASCADE' })
  @Column('integer', { name: 'user_id' })
  userId: number;

  /** As its owner calls it. */
  @Column('varchar')
  name: string;

  /** By which the authenticator knows it again. */
  @Column('bytea', { name: 'credential_id' })
  credentialId: Buffer;

  /** In COSE, as the authenticator sent it. */
  @Column('bytea', { name: 'public_key' })
  publicKey: Buffer;

  /** How often the authenticator says that it has signed; always 0 for those that do not count. 32 bits. */
  @Column('bigint', { default: 0, transformer: { from: Number, to: (value) => value } })
  counter: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** Null for one that was only added. */
  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;
}
