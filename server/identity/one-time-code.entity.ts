import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Realm } from './session.entity.ts';

export type CodePurpose = 'PASSWORD_RESET' | 'REGISTRATION';

const KEY = { primaryKeyConstraintName: 'one_time_code_pkey' };

/** The one code that is good for a number, a purpose, a realm and who asked; a new one takes its place (D3, D102). */
@Entity('one_time_code')
@Check('one_time_code_realm', `realm IN ('MAIN', 'MATRIMONIAL')`)
export class OneTimeCode {
  @PrimaryColumn('varchar', { length: 20, ...KEY })
  realm: Realm;

  @PrimaryColumn('varchar', { length: 20, ...KEY })
  purpose: CodePurpose;

  /** E.164. */
  @PrimaryColumn('varchar', { length: 16, ...KEY })
  mobile: string;

  /** Keyed like the code, because it may be a network. */
  @PrimaryColumn('bytea', KEY)
  asker: Buffer;

  /** Keyed, so that a copy of the database does not tell the 900,000 possible codes apart. */
  @Column('bytea', { name: 'code_hash' })
  codeHash: Buffer;

  @Column('integer', { default: 0 })
  tries: number;

  @Index('one_time_code_expires_at')
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
