import { Check, Column, Entity, Raw, Unique, VirtualColumn } from 'typeorm';
import type { Language } from '../../../rules/languages.ts';
import type { HeldOfficeRole } from '../../../rules/office-roles.ts';
import { Versioned } from '../../database/numbered.ts';
import { fromStoredRoles, type StoredOfficeRole, toStoredRoles } from '../../identity/held-roles.ts';
import { hasSecondFactor } from '../../identity/second-factor.ts';

export type UserStatus = 'ACTIVE' | 'SUSPENDED';

/** The condition of accounts that were given a role of the office, also one that has ended. */
export const HAS_OFFICE_ROLES = Raw((column) => `${column} <> '[]'`);

/** The condition of accounts to which somebody can sign in: who was invited to the office has no password at first. */
export const CAN_SIGN_IN = {
  status: 'ACTIVE',
  id: Raw((column) => `NOT EXISTS (SELECT FROM officer_invitation WHERE user_id = ${column})`),
} as const;

/** A main-site account. E-mail and mobile are unique, each stored normalised. */
@Entity('user_account')
@Check('user_account_office_roles', `jsonb_typeof(office_roles) = 'array'`)
@Check('user_account_status', `status IN ('ACTIVE', 'SUSPENDED')`)
@Unique('user_account_email', ['email'])
@Unique('user_account_mobile', ['mobile'])
export class User extends Versioned {
  /** With those that have ended. */
  @Column('jsonb', { default: [], transformer: { from: fromStoredRoles, to: toStoredRoles } })
  officeRoles: HeldOfficeRole[];

  @Column('varchar', { length: 10, default: 'ACTIVE' })
  status: UserStatus;

  @Column('varchar')
  name: string;

  /** Lower case. */
  @Column('varchar', { length: 254 })
  email: string;

  /** When a link was opened that had come to this e-mail; null while anybody may have typed it. */
  @Column('timestamptz', { nullable: true })
  emailProvedAt: Date | null;

  /** E.164. */
  @Column('varchar', { length: 16 })
  mobile: string;

  @Column('varchar', { default: '' })
  address: string;

  @Column('varchar', { default: '' })
  postcode: string;

  /** The street or quarter of the family's home village. */
  @Column('varchar', { default: '' })
  sheri: string;

  @Column('varchar', { length: 200, select: false })
  passwordHash: string;

  /** In which they are written to: that of the page on which they last signed in; null for the site's first. */
  @Column('varchar', { length: 35, nullable: true })
  letterLanguage: Language | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  /** Null for whoever never has. */
  @Column('timestamptz', { nullable: true })
  signedInAt: Date | null;

  /** When they were asked whether they want to keep an account that nobody uses; signing in makes it null again. */
  @Column('timestamptz', { nullable: true })
  askedAt: Date | null;

  /** Looked up, not stored. */
  @VirtualColumn({ type: 'boolean', query: (account) => hasSecondFactor(`${account}.id`) })
  hasSecondFactor: boolean;

  /** Looked up, not stored: those that they get with the proof of their e-mail, as stored; null for none. */
  @VirtualColumn({
    type: 'jsonb',
    query: (account) =>
      `SELECT office_roles FROM email_proof
        WHERE user_id = ${account}.id AND email = ${account}.email AND expires_at > now()`,
  })
  waitingRoles: StoredOfficeRole[] | null;
}
