import Box from '@mui/material/Box';
import { useMemo, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { offeredLanguages } from '../../rules/languages.ts';
import { AssociationContext, UNKNOWN_ASSOCIATION } from '../components/page/association.ts';
import { UnusedPartsContext } from '../components/page/page-parts.ts';
import { useSiteQuery } from '../features/site-settings/site.generated.ts';
import { useSessionStorage } from '../graphql/session-storage.ts';
import { useViewer } from '../graphql/use-viewer.ts';
import { SiteLanguagesContext } from '../i18n/site-languages.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { PendingBar } from './pending-bar.tsx';
import { RouteFocus } from './route-focus.tsx';
import { SkipLink } from './skip-link.tsx';

/** Until the settings are loaded. */
const NONE: readonly string[] = [];

/** What all pages have in common. */
export function SiteLayout() {
  const main = useRef<HTMLElement>(null);
  const { viewer } = useViewer();
  useSessionStorage(viewer);
  const settings = useSiteQuery().data?.siteSettings;
  const languages = useMemo(() => offeredLanguages(settings?.languages), [settings?.languages]);
  return (
    <SiteLanguagesContext value={languages}>
      <UnusedPartsContext value={settings?.unusedParts ?? NONE}>
        <AssociationContext value={settings ?? UNKNOWN_ASSOCIATION}>
          <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
            <SkipLink />
            <Header />
            <Box component="main" id="main" ref={main} tabIndex={-1}>
              <Outlet />
            </Box>
            <Footer />
            <RouteFocus main={main} />
            <PendingBar />
            <NotLoaded />
          </Box>
        </AssociationContext>
      </UnusedPartsContext>
    </SiteLanguagesContext>
  );
}
