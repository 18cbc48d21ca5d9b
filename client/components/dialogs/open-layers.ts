import { useEffectEvent, useLayoutEffect } from 'react';

/** What is open above the page, the last one on top: each is closed by calling it, or asks first and stays. */
export const openLayers: (() => void)[] = [];

let tell = () => {};

/** For the tab's history: hears when something has opened or closed. */
export function hearOfLayers(listener: () => void): void {
  tell = listener;
}

/**
 * For all that opens above the page, such as dialogs and menus: Back closes it, and does not leave the page. `SiteHistory`
 * has an entry of the browser's history for it while it is open.
 * @param close as by Escape: it may ask first, or do nothing while it must stay
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const layer = () => onBack();
    openLayers.push(layer);
    tell();
    return () => {
      openLayers.splice(openLayers.indexOf(layer), 1);
      tell();
    };
  }, [isOpen]);
}
