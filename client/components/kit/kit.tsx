import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { type PageRecord, usePageRecord } from '../page/page-record.ts';
import { useSiteColours } from '../page/site-colours.ts';
import { createEmotionCache } from './emotion-cache.ts';
import { FixedTheme } from './fixed-theme.tsx';
import { themeOf } from './theme.ts';

const AroundContext = createContext(false);

let ofBrowser: EmotionCache | undefined;

/** Where the styles of a page go: on the server each has its own. */
function cacheOf(record: PageRecord | undefined): EmotionCache {
  if (record) {
    record.kitStyles ??= createEmotionCache();
    return record.kitStyles;
  }
  ofBrowser ??= createEmotionCache();
  return ofBrowser;
}

interface KitProps {
  /** By default the page's. */
  styles?: EmotionCache;
  children: ReactNode;
}

/**
 * What the kit, MUI, draws stands in this: the site's theme, and where its styles go. It is around dialogs, the office and
 * people's own pages; pages for visitors have nothing of the kit (docs/decisions/0090).
 */
export function Kit({ styles, children }: KitProps) {
  const isAround = useContext(AroundContext);
  const colours = useSiteColours();
  const record = usePageRecord();
  if (isAround) return children;
  return (
    <CacheProvider value={styles ?? cacheOf(record)}>
      <FixedTheme theme={themeOf(colours)}>
        <AroundContext value>{children}</AroundContext>
      </FixedTheme>
    </CacheProvider>
  );
}

/** A part that is loaded when it is needed, with the kit that it needs. */
export function inKit<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function PartInKit(props) {
    return (
      <Kit>
        <Part {...props} />
      </Kit>
    );
  };
}
