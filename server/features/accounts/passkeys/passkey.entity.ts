import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A passkey of an account: what its owner's phone, computer or security key signs in with. No secret of it is here. */
@Entity('passkey')
@Unique('passkey_credential', ['credentialId'])
export class Passkey {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Index()
  @ForeignKey('User', { onDelete: 'CASCADE' })
  @Column('integer')
  userId: number;

  /** As its owner calls it. */
  @Column('varchar')
  name: string;

  /** By which the authenticator knows it again. */
  @Column('bytea')
  credentialId: Buffer;

  /** In COSE, as the authenticator sent it. */
  @Column('bytea')
  publicKey: Buffer;

  /** How often the authenticator says that it has signed; always 0 for those that do not count. 32 bits. */
  @Column('bigint', { default: 0, transformer: { from: Number, to: (value) => value } })
  counter: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  /** Null for one that was only added. */
  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}
