import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { useConfirm } from './notify.tsx';

/** Of every form on the screen that has unsaved changes: whether it may be left all the same. */
const unsavedForms = new Set<RefObject<boolean>>();

/**
 * For what takes a form off the screen without a link, as signing out does.
 * @returns runs what it is given, after asking where changes would be lost; Cancel changes nothing. Should it
 *   reject, the changes are still there and are asked about again.
 */
export function useLeaving(): (leave: () => Promise<unknown>) => Promise<void> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  return async (leave) => {
    const forms = [...unsavedForms].filter((mayLeave) => !mayLeave.current);
    if (forms.length > 0 && !(await confirm(t('form.leaveUnsaved')))) return;
    for (const mayLeave of forms) mayLeave.current = true;
    try {
      await leave();
    } catch (error) {
      for (const mayLeave of forms) mayLeave.current = false;
      throw error;
    }
  };
}

/**
 * Asks before unsaved changes are lost, by a link as well as by closing the tab and by `useLeaving`.
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
    unsavedForms.add(mayLeave);
    return () => {
      window.removeEventListener('beforeunload', askBrowser);
      unsavedForms.delete(mayLeave);
    };
  }, [hasChanges]);

  return () => {
    mayLeave.current = true;
  };
}
