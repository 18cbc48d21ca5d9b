import { createContext, useContext, useSyncExternalStore } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import styles from './pending-bar.module.css';
import type { SiteHistory } from './site-history.ts';

/** This tab's history; undefined on the server. */
export const SiteHistoryContext = createContext<SiteHistory | undefined>(undefined);

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
  return isPending && <div role="progressbar" aria-label={t('common.loading')} className={styles.bar} />;
}
