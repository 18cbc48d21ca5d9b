import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { HeldOfficeRole } from '../../../rules/office-roles.ts';
import { fromStoredRoles, toStoredRoles } from '../../identity/held-roles.ts';

/** The newest link that went to an account's e-mail, to prove who reads what comes there. */
@Entity('email_proof')
export class EmailProof {
  @ForeignKey('User', { name: 'email_proof_user', onDelete: 'CASCADE' })
  @PrimaryColumn('integer', { name: 'user_id', primaryKeyConstraintName: 'email_proof_pkey' })
  userId: number;

  /** To which it went; it proves no other. */
  @Column('varchar', { length: 254 })
  email: string;

  /** SHA-256 of what is in the link, which is stored nowhere. */
  @Index('email_proof_token_hash', { unique: true })
  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  /** The link is good until then. */
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  /** Which the account gets with the proof. */
  @Column('jsonb', {
    name: 'office_roles',
    default: [],
    transformer: { from: fromStoredRoles, to: toStoredRoles },
  })
  officeRoles: HeldOfficeRole[];
}
