import { useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import { offeredLanguages } from '../../rules/languages.ts';
import { AssociationContext, UNKNOWN_ASSOCIATION } from '../components/page/association.ts';
import { UnusedPartsContext } from '../components/page/page-parts.ts';
import { useSiteQuery } from '../features/site-settings/site.generated.ts';
import { useSessionStorage } from '../graphql/session-storage.ts';
import { useViewer } from '../graphql/use-viewer.ts';
import { SiteLanguagesContext } from '../i18n/site-languages.ts';
import { NotLoaded } from './not-loaded.tsx';
import { PendingBar } from './pending-bar.tsx';
import { RouteFocus } from './route-focus.tsx';
import { SkipLink } from './skip-link.tsx';

/** Until the settings are loaded. */
const NONE: readonly string[] = [];

/** What all pages have in common. */
export function SiteLayout() {
  const { viewer } = useViewer();
  useSessionStorage(viewer);
  const settings = useSiteQuery().data?.siteSettings;
  const languages = useMemo(() => offeredLanguages(settings?.languages), [settings?.languages]);
  return (
    <SiteLanguagesContext value={languages}>
      <UnusedPartsContext value={settings?.unusedParts ?? NONE}>
        <AssociationContext value={settings ?? UNKNOWN_ASSOCIATION}>
          {/* One element around all: it is hydrated last, so whoever finds it hydrated finds a page that answers. */}
          <div>
            <SkipLink />
            <Outlet />
            <RouteFocus />
            <PendingBar />
            <NotLoaded />
          </div>
        </AssociationContext>
      </UnusedPartsContext>
    </SiteLanguagesContext>
  );
}
