import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Realm } from './session.entity.ts';

export type CodePurpose = 'PASSWORD_RESET' | 'REGISTRATION';

/** The valid code of a realm, purpose, number and requester; a new one replaces it. */
@Entity('one_time_code')
@Check('one_time_code_realm', `realm IN ('MAIN', 'MATRIMONIAL')`)
export class OneTimeCode {
  @PrimaryColumn('varchar', { length: 20 })
  realm: Realm;

  @PrimaryColumn('varchar', { length: 20 })
  purpose: CodePurpose;

  /** E.164. */
  @PrimaryColumn('varchar', { length: 16 })
  mobile: string;

  /** A keyed hash, because it may be a network address. */
  @PrimaryColumn('bytea', { name: 'asker' })
  requester: Buffer;

  /** A keyed hash: with a plain one, a copy of the database would reveal the code by trying all 900,000. */
  @Column('bytea')
  codeHash: Buffer;

  @Column('integer', { default: 0 })
  tries: number;

  @Index()
  @Column('timestamptz')
  expiresAt: Date;
}
