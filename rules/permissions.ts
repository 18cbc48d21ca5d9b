/** Who is asking, decided by the server's session alone. */
export enum Role {
  Anonymous = 'ANONYMOUS',
  MainUser = 'MAIN_USER',
  Member = 'MEMBER',
  Admin = 'ADMIN',
}

/** What an operation asks for. Every query, mutation and route names exactly one. */
export enum Permission {
  /** Anybody, signed in or not. */
  Public = 'PUBLIC',
  /** Anybody with a session of either realm. */
  SignedIn = 'SIGNED_IN',
  /** Sends a file of some kind; what becomes of it is the operation's own permission. */
  UploadFiles = 'UPLOAD_FILES',
  /** Adds, changes and removes what visitors read (spec §6: admin). */
  ManageContent = 'MANAGE_CONTENT',
}

/** The one place that says which role may do what (spec §6). */
export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  [Role.Anonymous]: [Permission.Public],
  [Role.MainUser]: [Permission.Public, Permission.SignedIn],
  [Role.Member]: [Permission.Public, Permission.SignedIn],
  [Role.Admin]: [Permission.Public, Permission.SignedIn, Permission.UploadFiles, Permission.ManageContent],
};

export function hasPermission(role: Role, permission: Permission): boolean {
  return ROLE_PERMISSIONS[role].includes(permission);
}
