import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { HeldOfficeRole } from '../../../../rules/office-roles.ts';
import { fromStoredRoles, toStoredRoles } from '../../../identity/held-roles.ts';

/** The newest link that went to an account's e-mail, to prove who reads what comes there. */
@Entity('email_proof')
export class EmailProof {
  @ForeignKey('User', { onDelete: 'CASCADE' })
  @PrimaryColumn('integer')
  userId: number;

  /** To which it went; it proves no other. */
  @Column('varchar', { length: 254 })
  email: string;

  /** SHA-256 of what is in the link, which is stored nowhere. */
  @Index({ unique: true })
  @Column('bytea')
  tokenHash: Buffer;

  /** The link is good until then. */
  @Column('timestamptz')
  expiresAt: Date;

  /** Which the account gets with the proof. */
  @Column('jsonb', { default: [], transformer: { from: fromStoredRoles, to: toStoredRoles } })
  officeRoles: HeldOfficeRole[];
}
