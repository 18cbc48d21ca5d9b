import { useEffectEvent, useLayoutEffect } from 'react';

/** What is open above the page. */
export const layers = {
  /** The last one on top: each is closed by calling it, or asks first and stays. */
  open: [] as (() => void)[],
  /** Those of them that are dialogs, and no film nor menu. */
  dialogs: new Set<() => void>(),
  /** For the tab's history: something has opened or closed. */
  onChange() {},
};

/**
 * For all that opens above the page, such as dialogs and menus: Back closes it, and does not leave the page. `SiteHistory`
 * has an entry of the browser's history for it while it is open.
 * @param close as by Escape: it may ask first, or do nothing while it must stay
 */
export function useCloseOnBack(isOpen: boolean, close: () => void, isDialog = false): void {
  const onBack = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const layer = () => onBack();
    layers.open.push(layer);
    if (isDialog) layers.dialogs.add(layer);
    layers.onChange();
    return () => {
      layers.open.splice(layers.open.indexOf(layer), 1);
      layers.dialogs.delete(layer);
      layers.onChange();
    };
  }, [isOpen, isDialog]);
}
