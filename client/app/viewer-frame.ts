import { type ComponentType, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Role } from '../../rules/permissions.ts';
import { PATHS } from '../components/page/paths.ts';
import { useViewer } from '../graphql/use-viewer.ts';

/** Pages that everybody has in the frame for visitors, but whoever works in the office in its frame. */
const IN_BOTH_FRAMES: readonly string[] = [PATHS.signUp, PATHS.security, PATHS.matrimonialProfile];

/** The office's frame, once `loadFrame` has loaded it: no visitor downloads it. */
let OfficeFrame: ComponentType | undefined;

function isOfOffice(pathname: string, role: Role): boolean {
  return role === Role.ADMIN && IN_BOTH_FRAMES.includes(pathname);
}

/**
 * Loads what a page stands in that not everybody has in the frame for visitors.
 * @param load loads the office's frame with its texts
 */
export async function loadFrame(
  pathname: string,
  role: Role,
  load: () => Promise<ComponentType>,
): Promise<void> {
  if (isOfOffice(pathname, role)) OfficeFrame = await load();
}

/** The office's frame where the page stands in it; undefined in the frame for visitors. */
export function useOfficeFrame(): ComponentType | undefined {
  const { pathname } = useLocation();
  const { role } = useViewer().viewer;
  const current = { pathname, Frame: isOfOffice(pathname, role) ? OfficeFrame : undefined };
  // As it was when the page was opened: what was typed there, or codes that are shown once, outlast a change of role.
  const [opened, setOpened] = useState(current);
  if (opened.pathname !== pathname) setOpened(current);
  return (opened.pathname === pathname ? opened : current).Frame;
}
