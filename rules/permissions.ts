/** The role of a caller, which the server's session alone decides. */
export const Role = {
  ANONYMOUS: 'ANONYMOUS',
  MAIN_USER: 'MAIN_USER',
  MEMBER: 'MEMBER',
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
  /** Adds, changes and removes what visitors read (spec §6: admin). */
  MANAGE_CONTENT: 'MANAGE_CONTENT',
  /** Deletes what is in the bin for good. */
  EMPTY_BIN: 'EMPTY_BIN',
  /** Reads and removes what visitors wrote to the community (D21). */
  MANAGE_CONTACT_MESSAGES: 'MANAGE_CONTACT_MESSAGES',
  /** Reads and changes one's own main-site account. */
  EDIT_OWN_ACCOUNT: 'EDIT_OWN_ACCOUNT',
  /** Sees and ends one's own sessions, of either realm. */
  KEEP_SESSIONS: 'KEEP_SESSIONS',
  /** Sees all main-site accounts, suspends them, makes admins. */
  MANAGE_USERS: 'MANAGE_USERS',
  /** Makes donations and payments, and sees one's own (D22). */
  DONATE: 'DONATE',
  /** Keeps the donation types and the ledger (D32). */
  MANAGE_DONATIONS: 'MANAGE_DONATIONS',
  /** Sees and answers hire requests, and keeps the hall's calendar (D33). */
  MANAGE_HALL_HIRE: 'MANAGE_HALL_HIRE',
  /** Keeps one's own membership of the matrimonial section, and sees its members; members alone (D26). */
  USE_MATRIMONIALS: 'USE_MATRIMONIALS',
  /** Sees profiles: members their own and the others' cards, admins all (D23). */
  READ_PROFILES: 'READ_PROFILES',
  /** Sees all members, activates and deactivates them (D29). */
  MANAGE_MATRIMONIALS: 'MANAGE_MATRIMONIALS',
  /** Keeps the lists that matrimonial profiles are filled in from (D70). */
  MANAGE_SELECT_LISTS: 'MANAGE_SELECT_LISTS',
  /** Brings in what the association has in its old website and its spreadsheets, and takes it back. */
  MANAGE_IMPORTS: 'MANAGE_IMPORTS',
  /** Sees which admin read or changed what. */
  VIEW_AUDIT_LOG: 'VIEW_AUDIT_LOG',
} as const;
export type Permission = keyof typeof Permission;

/** The one place that says which role may do what (spec §6). */
export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  [Role.ANONYMOUS]: [Permission.PUBLIC],
  [Role.MAIN_USER]: [
    Permission.PUBLIC,
    Permission.EDIT_OWN_ACCOUNT,
    Permission.KEEP_SESSIONS,
    Permission.DONATE,
  ],
  [Role.MEMBER]: [
    Permission.PUBLIC,
    Permission.UPLOAD_FILES,
    Permission.KEEP_SESSIONS,
    Permission.USE_MATRIMONIALS,
    Permission.READ_PROFILES,
  ],
  [Role.ADMIN]: [
    Permission.PUBLIC,
    Permission.UPLOAD_FILES,
    Permission.ENTER_OFFICE,
    Permission.MANAGE_CONTENT,
    Permission.EMPTY_BIN,
    Permission.MANAGE_CONTACT_MESSAGES,
    Permission.EDIT_OWN_ACCOUNT,
    Permission.KEEP_SESSIONS,
    Permission.MANAGE_USERS,
    Permission.DONATE,
    Permission.MANAGE_DONATIONS,
    Permission.MANAGE_HALL_HIRE,
    Permission.READ_PROFILES,
    Permission.MANAGE_MATRIMONIALS,
    Permission.MANAGE_SELECT_LISTS,
    Permission.MANAGE_IMPORTS,
    Permission.VIEW_AUDIT_LOG,
  ],
};

export function hasPermission(role: Role, permission: Permission): boolean {
  return ROLE_PERMISSIONS[role].includes(permission);
}
