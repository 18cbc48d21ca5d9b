import { describe, expect, it } from 'vitest';
import { hasPermission, Permission, Role } from './permissions.ts';

describe('roles (spec §6)', () => {
  it.each([
    [Role.ANONYMOUS, [Permission.PUBLIC]],
    [
      Role.MAIN_USER,
      [Permission.PUBLIC, Permission.EDIT_OWN_ACCOUNT, Permission.KEEP_SESSIONS, Permission.DONATE],
    ],
    [
      Role.MEMBER,
      [
        Permission.PUBLIC,
        Permission.UPLOAD_FILES,
        Permission.KEEP_SESSIONS,
        Permission.USE_MATRIMONIALS,
        Permission.READ_PROFILES,
      ],
    ],
    [
      Role.ADMIN,
      Object.values(Permission).filter((permission) => permission !== Permission.USE_MATRIMONIALS),
    ],
  ])('%s has exactly its permissions', (role, permissions) => {
    const held = Object.values(Permission).filter((permission) => hasPermission(role, permission));
    expect(held).toEqual(permissions);
  });
});
