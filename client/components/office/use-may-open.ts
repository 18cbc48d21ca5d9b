import type { Permission } from '../../../rules/permissions.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useUsedPages } from '../page/page-parts.ts';

interface OfficePage {
  to: string;
  permission: Permission;
}

/** Tells whether the viewer may open a page of the office, and the association uses the part that it belongs to. */
export function useMayOpen(): (page: OfficePage) => boolean {
  const { permissions } = useViewer().viewer;
  const isUsed = useUsedPages();
  return ({ to, permission }) => permissions.includes(permission) && isUsed(to);
}
