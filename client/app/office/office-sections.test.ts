import { expect, it } from 'vitest';
import { ADMIN_PATHS, PATHS } from '../../components/page/paths.ts';
import { permissionAt } from './office-sections.ts';

it('[gate] [AUTHZ-1] every page of the office but the search requires a permission', () => {
  const open = Object.values(ADMIN_PATHS).filter((path) => permissionAt(path) === undefined);
  expect(open).toEqual([PATHS.officeSearch]);
});
