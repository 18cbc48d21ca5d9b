import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import type { SiteHistory } from './site-history.ts';

/** This tab's history; undefined on the server. */
export const SiteHistoryContext = createContext<SiteHistory | undefined>(undefined);

const appear = keyframes`from { transform: scaleX(0); opacity: 1 } to { transform: scaleX(0.9); opacity: 1 }`;
const appearStill = keyframes`from, to { opacity: 1 }`;

/** Appears after 250 ms, because most pages load faster, and then slows down, because the end is not known. */
const bar = {
  position: 'fixed',
  top: 0,
  left: 0,
  width: '100%',
  height: 4,
  zIndex: 'tooltip',
  bgcolor: 'primary.main',
  transformOrigin: 'left',
  opacity: 0,
  animation: `${appear} 8s cubic-bezier(0.1, 0.6, 0.2, 1) 250ms forwards`,
  '@media (prefers-reduced-motion: reduce)': { animation: `${appearStill} 1ms 250ms forwards !important` },
} as const;

const neverChanges = () => () => {};
const isNotPending = () => false;

/** Shows that another page is loading. Part of the layout on the server too, so that `useId` gives the same ids. */
export function PendingBar() {
  const { t } = useTranslation();
  const history = useContext(SiteHistoryContext);
  const isPending = useSyncExternalStore(
    history?.subscribe ?? neverChanges,
    history?.isPending ?? isNotPending,
    isNotPending,
  );
  return isPending && <Box role="progressbar" aria-label={t('common.loading')} sx={bar} />;
}
