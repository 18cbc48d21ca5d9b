/** Who is asking, decided by the server's session alone. */
export enum Role {
  ANONYMOUS = 'ANONYMOUS',
  MAIN_USER = 'MAIN_USER',
  MEMBER = 'MEMBER',
  ADMIN = 'ADMIN',
}

/** What an operation asks for. Every query, mutation and route names exactly one. */
export enum Permission {
  /** Anybody, signed in or not. */
  PUBLIC = 'PUBLIC',
  /** Anybody with a session of either realm. */
  SIGNED_IN = 'SIGNED_IN',
  /** Sends a file of some kind; what becomes of it is the operation's own permission. */
  UPLOAD_FILES = 'UPLOAD_FILES',
  /** Adds, changes and removes what visitors read (spec §6: admin). */
  MANAGE_CONTENT = 'MANAGE_CONTENT',
}

/** The one place that says which role may do what (spec §6). */
export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  [Role.ANONYMOUS]: [Permission.PUBLIC],
  [Role.MAIN_USER]: [Permission.PUBLIC, Permission.SIGNED_IN],
  [Role.MEMBER]: [Permission.PUBLIC, Permission.SIGNED_IN],
  [Role.ADMIN]: [Permission.PUBLIC, Permission.SIGNED_IN, Permission.UPLOAD_FILES, Permission.MANAGE_CONTENT],
};

export function hasPermission(role: Role, permission: Permission): boolean {
  return ROLE_PERMISSIONS[role].includes(permission);
}
