import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Realm } from './session.entity.ts';

export type CodePurpose = 'PASSWORD_RESET' | 'REGISTRATION';

const KEY = { primaryKeyConstraintName: 'one_time_code_pkey' };

/** The valid code of a realm, purpose, number and requester; a new one replaces it. */
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

  /** A keyed hash, because it may be a network address. */
  @PrimaryColumn('bytea', { name: 'asker', ...KEY })
  requester: Buffer;

  /** A keyed hash: with a plain one, a copy of the database would reveal the code by trying all 900,000. */
  @Column('bytea', { name: 'code_hash' })
  codeHash: Buffer;

  @Column('integer', { default: 0 })
  tries: number;

  @Index('one_time_code_expires_at')
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
