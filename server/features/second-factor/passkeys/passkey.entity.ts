import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { Numbered } from '../../../database/numbered.ts';

/** A passkey of an account: what its owner's phone, computer or security key signs in with. No secret of it is here. */
@ObjectType({ description: 'A passkey of the caller; keys are not exposed' })
@Entity('passkey')
@Unique('passkey_credential', ['credentialId'])
export class Passkey extends Numbered {
  @Index()
  @ForeignKey('User', { onDelete: 'CASCADE' })
  @Column('integer')
  userId: number;

  /** As its owner calls it. */
  @Field(() => String, { description: 'Name given by its owner' })
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

  @Field(() => Date)
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  /** Null for one that was only added. */
  @Field(() => Date, { nullable: true, description: 'Null if it was only added' })
  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}
