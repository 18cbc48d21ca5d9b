import type { OfficeRole } from './office-roles.ts';

/** The role of a caller, which the server's session alone decides. */
export const Role = {
  ANONYMOUS: 'ANONYMOUS',
  MAIN_USER: 'MAIN_USER',
  MEMBER: 'MEMBER',
  /** A user of the main site who works in the office; what they may do there is up to their office roles. */
  ADMIN: 'ADMIN',
} as const;
export type Role = keyof typeof Role;

/** What an operation requires. Every query, mutation and route names exactly one. */
export const Permission = {
  /** Anybody, signed in or not. */
  PUBLIC: 'PUBLIC',
  /** Sends a file; what may be done with it is the operation's own permission. */
  UPLOAD_FILES: 'UPLOAD_FILES',
  /** Sees in the office what waits, of what one may do something about. */
  ENTER_OFFICE: 'ENTER_OFFICE',
  /** Adds, changes and removes what visitors read (admin). */
  MANAGE_CONTENT: 'MANAGE_CONTENT',
  /** Says who the association is, how its site looks and which parts it has. */
  MANAGE_SETTINGS: 'MANAGE_SETTINGS',
  /** Deletes what is in the bin for good. */
  EMPTY_BIN: 'EMPTY_BIN',
  /** Reads and removes what visitors wrote to the community. */
  MANAGE_CONTACT_MESSAGES: 'MANAGE_CONTACT_MESSAGES',
  /** Works on complaints and on what people ask about their data; owners alone. */
  MANAGE_REQUESTS: 'MANAGE_REQUESTS',
  /** Reads and changes one's own main-site account. */
  EDIT_OWN_ACCOUNT: 'EDIT_OWN_ACCOUNT',
  /** Sees and ends one's own sessions, of either realm. */
  KEEP_SESSIONS: 'KEEP_SESSIONS',
  /** Sees all main-site accounts, suspends them, gives them roles of the office. */
  MANAGE_USERS: 'MANAGE_USERS',
  /** Makes donations and payments, and sees one's own. */
  DONATE: 'DONATE',
  /** Keeps the donation types and the ledger. */
  MANAGE_DONATIONS: 'MANAGE_DONATIONS',
  /** Enters what is paid and given back of what is owed for hires and places. */
  MANAGE_CHARGES: 'MANAGE_CHARGES',
  /** Sees and answers hire requests, and keeps the hall's calendar. */
  MANAGE_HALL_HIRE: 'MANAGE_HALL_HIRE',
  /** Says how events ask for replies, and keeps who comes. */
  MANAGE_REPLIES: 'MANAGE_REPLIES',
  /** Keeps one's own membership of the matrimonial section, and sees its members; members alone. */
  USE_MATRIMONIALS: 'USE_MATRIMONIALS',
  /** Sees profiles: members their own and the others' cards, admins all. */
  READ_PROFILES: 'READ_PROFILES',
  /** Sees all members, activates and deactivates them. */
  MANAGE_MATRIMONIALS: 'MANAGE_MATRIMONIALS',
  /** Keeps the lists that matrimonial profiles are filled in from. */
  MANAGE_SELECT_LISTS: 'MANAGE_SELECT_LISTS',
  /** Brings in what the association has in its spreadsheets, of what one may keep, and takes it back. */
  MANAGE_IMPORTS: 'MANAGE_IMPORTS',
  /** Sees which admin read or changed what. */
  VIEW_AUDIT_LOG: 'VIEW_AUDIT_LOG',
} as const;
export type Permission = keyof typeof Permission;

const OWN_ACCOUNT = [
  Permission.PUBLIC,
  Permission.EDIT_OWN_ACCOUNT,
  Permission.KEEP_SESSIONS,
  Permission.DONATE,
] as const;

/** The one place that says which role may do what, with {@link OFFICE_PERMISSIONS}. */
const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  [Role.ANONYMOUS]: [Permission.PUBLIC],
  [Role.MAIN_USER]: OWN_ACCOUNT,
  [Role.MEMBER]: [
    Permission.PUBLIC,
    Permission.UPLOAD_FILES,
    Permission.KEEP_SESSIONS,
    Permission.USE_MATRIMONIALS,
    Permission.READ_PROFILES,
  ],
  [Role.ADMIN]: [...OWN_ACCOUNT, Permission.ENTER_OFFICE],
};

/** What each role of the office may do besides. */
const OFFICE_PERMISSIONS: Readonly<Record<OfficeRole, readonly Permission[]>> = {
  OWNER: Object.values(Permission).filter((permission) => permission !== Permission.USE_MATRIMONIALS),
  EDITOR: [
    Permission.UPLOAD_FILES,
    Permission.MANAGE_CONTENT,
    Permission.MANAGE_CONTACT_MESSAGES,
    Permission.MANAGE_REPLIES,
  ],
  TREASURER: [
    Permission.UPLOAD_FILES,
    Permission.MANAGE_DONATIONS,
    Permission.MANAGE_CHARGES,
    Permission.MANAGE_IMPORTS,
  ],
  HALL_SECRETARY: [
    Permission.UPLOAD_FILES,
    Permission.MANAGE_CHARGES,
    Permission.MANAGE_HALL_HIRE,
    Permission.MANAGE_REPLIES,
  ],
  MATRIMONIAL_OFFICER: [
    Permission.UPLOAD_FILES,
    Permission.READ_PROFILES,
    Permission.MANAGE_MATRIMONIALS,
    Permission.MANAGE_SELECT_LISTS,
  ],
};

/** Whoever acts, by their roles. */
export interface RoleHolder {
  readonly role: Role;
  /** Of an {@link Role.ADMIN} at least one, of others none. */
  readonly officeRoles: readonly OfficeRole[];
}

/** The role of a user of the main site. */
export function mainRole(officeRoles: readonly OfficeRole[]): Role {
  return officeRoles.length > 0 ? Role.ADMIN : Role.MAIN_USER;
}

/** In the order of {@link Permission}. */
export function permissionsOf({ role, officeRoles }: RoleHolder): Permission[] {
  const held = [ROLE_PERMISSIONS[role], ...officeRoles.map((one) => OFFICE_PERMISSIONS[one])].flat();
  return Object.values(Permission).filter((permission) => held.includes(permission));
}

export function hasPermission(holder: RoleHolder, permission: Permission): boolean {
  return permissionsOf(holder).includes(permission);
}
