import { describe, expect, it } from 'vitest';
import { Permission, permissionsOf, Role } from './permissions.ts';

const OWN_ACCOUNT: Permission[] = ['PUBLIC', 'EDIT_OWN_ACCOUNT', 'KEEP_SESSIONS', 'DONATE'];
const OFFICE: Permission[] = [...OWN_ACCOUNT, 'ENTER_OFFICE'];

describe('roles (spec §6, decision 60)', () => {
  it.each([
    [Role.ANONYMOUS, [], ['PUBLIC']],
    [Role.MAIN_USER, [], OWN_ACCOUNT],
    [Role.MEMBER, [], ['PUBLIC', 'UPLOAD_FILES', 'KEEP_SESSIONS', 'USE_MATRIMONIALS', 'READ_PROFILES']],
    [Role.ADMIN, ['OWNER'], Object.values(Permission).filter((one) => one !== 'USE_MATRIMONIALS')],
    [
      Role.ADMIN,
      ['EDITOR'],
      [...OFFICE, 'UPLOAD_FILES', 'MANAGE_CONTENT', 'MANAGE_CONTACT_MESSAGES', 'MANAGE_REPLIES'],
    ],
    [
      Role.ADMIN,
      ['TREASURER'],
      [...OFFICE, 'UPLOAD_FILES', 'MANAGE_DONATIONS', 'MANAGE_CHARGES', 'MANAGE_IMPORTS'],
    ],
    [
      Role.ADMIN,
      ['HALL_SECRETARY'],
      [...OFFICE, 'UPLOAD_FILES', 'MANAGE_CHARGES', 'MANAGE_HALL_HIRE', 'MANAGE_REPLIES'],
    ],
    [
      Role.ADMIN,
      ['MATRIMONIAL_OFFICER'],
      [...OFFICE, 'UPLOAD_FILES', 'READ_PROFILES', 'MANAGE_MATRIMONIALS', 'MANAGE_SELECT_LISTS'],
    ],
    [
      Role.ADMIN,
      ['TREASURER', 'HALL_SECRETARY'],
      [
        ...OFFICE,
        'UPLOAD_FILES',
        'MANAGE_DONATIONS',
        'MANAGE_CHARGES',
        'MANAGE_IMPORTS',
        'MANAGE_HALL_HIRE',
        'MANAGE_REPLIES',
      ],
    ],
  ] as const)('%s %j has exactly its permissions', (role, officeRoles, permissions) => {
    expect(new Set(permissionsOf({ role, officeRoles }))).toEqual(new Set(permissions));
  });
});
