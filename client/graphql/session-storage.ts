import { useEffect } from 'react';
import { Role } from '../../rules/permissions.ts';
import type { ViewerFieldsFragment } from './viewer.generated.ts';

const PREFIX = 'dmLog_';

/** The old site's names for what it kept of a login; nothing secret is among them. */
function sessionValues(viewer: ViewerFieldsFragment): Record<string, string> {
  if (viewer.role === Role.ANONYMOUS) return {};
  return {
    UserID: String(viewer.userId),
    Mtm_UserID: String(viewer.memberId),
    Mtm_profileForID: String(viewer.profileForId),
    Email: viewer.email,
    UserTypeID: viewer.role === Role.ADMIN ? '1' : '0',
    UserMob: viewer.mobile,
    UserName: viewer.name,
  };
}

function writeSessionValues(values: Record<string, string>): void {
  const old = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
  for (const key of old) sessionStorage.removeItem(key);
  for (const [name, value] of Object.entries(values)) sessionStorage.setItem(PREFIX + name, value);
}

/** Mirrors the viewer into the browser's session storage, for scripts that knew the old site. */
export function useSessionStorage(viewer: ViewerFieldsFragment): void {
  useEffect(() => {
    try {
      writeSessionValues(sessionValues(viewer));
    } catch {
      // A browser may refuse storage; nothing of ours reads these values.
    }
  }, [viewer]);
}
