import { Role } from '../../rules/permissions.ts';
import { useViewer } from '../graphql/use-viewer.ts';
import { PATHS } from './paths.ts';

/** The way into the matrimonial section; members who are in it already stay signed in (D13). */
export function useMatrimonialsPath(): string {
  return useViewer().viewer.role === Role.MEMBER ? PATHS.matrimonials : PATHS.matrimonialLogin;
}
