import { Role } from '../../../rules/permissions.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import { PATHS } from './paths.ts';

/**
 * The address of links to the matrimonial section, which must not sign anybody out: the listing for members,
 * their dashboard for its officers.
 * @param fallback the address for everybody else
 */
export function useMatrimonialsPath(fallback: string = PATHS.matrimonialLogin): string {
  const { role, permissions } = useViewer().viewer;
  if (permissions.includes('MANAGE_MATRIMONIALS')) return PATHS.matrimonialAdminDashboard;
  return role === Role.MEMBER ? PATHS.matrimonials : fallback;
}
