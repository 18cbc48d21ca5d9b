import { Role } from '../../../rules/permissions.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import { PATHS } from './paths.ts';

/**
 * The way into the matrimonial section, for nobody a way out of their session (D92): members are in it already, and
 * administrators have a dashboard of their own.
 * @param fallback for everybody else
 */
export function useMatrimonialsPath(fallback: string = PATHS.matrimonialLogin): string {
  const { role } = useViewer().viewer;
  if (role === Role.ADMIN) return PATHS.matrimonialAdminDashboard;
  return role === Role.MEMBER ? PATHS.matrimonials : fallback;
}
