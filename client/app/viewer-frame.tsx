import { type ComponentType, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Role } from '../../rules/permissions.ts';
import { useViewer } from '../graphql/use-viewer.ts';
import { PublicLayout } from './public-layout.tsx';

/** The office's frame, once `loadFrame` has loaded it: no visitor downloads it. */
let OfficeFrame: ComponentType | undefined;

const load = async () => (await import('./office/office-frame.tsx')).loadOfficeFrame();

/** Loads the office's frame for whoever works there. */
export async function loadFrame(role: Role, loadOffice: () => Promise<ComponentType> = load): Promise<void> {
  if (role === Role.ADMIN) OfficeFrame = await loadOffice();
}

/** The office's frame where the page stands in it; undefined in the frame for visitors. */
export function useOfficeFrame(): ComponentType | undefined {
  const { pathname } = useLocation();
  const { role } = useViewer().viewer;
  const current = { pathname, Frame: role === Role.ADMIN ? OfficeFrame : undefined };
  // As it was when the page was opened: what was typed there, or codes that are shown once, outlast a change of role.
  const [opened, setOpened] = useState(current);
  if (opened.pathname !== pathname) setOpened(current);
  return (opened.pathname === pathname ? opened : current).Frame;
}

/** Pages that everybody has in the frame for visitors, but whoever works in the office in its frame. */
export function ViewerFrame() {
  const Frame = useOfficeFrame();
  return Frame ? <Frame /> : <PublicLayout />;
}
