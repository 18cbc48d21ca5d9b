import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { useConfirm } from './notify.tsx';

/**
 * Asks before unsaved changes are lost, by a link as well as by closing the tab.
 * @returns a function to call after a save, so that leaving is free
 */
export function useUnsavedWarning(hasChanges: boolean): () => void {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const mayLeave = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges && !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm(t('form.leaveUnsaved')).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm, t]);

  useEffect(() => {
    if (!hasChanges) return;
    const askBrowser = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', askBrowser);
    return () => window.removeEventListener('beforeunload', askBrowser);
  }, [hasChanges]);

  return () => {
    mayLeave.current = true;
  };
}
