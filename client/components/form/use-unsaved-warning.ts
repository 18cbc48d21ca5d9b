import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useConfirm } from '../dialogs/notify.tsx';

/** Of every form on the screen that has unsaved changes: whether it may be left all the same. */
const unsavedForms = new Set<RefObject<boolean>>();

const formsToLose = () => [...unsavedForms].filter((mayLeave) => !mayLeave.current);

/** Whether going to another page would lose what somebody has typed. */
export function hasUnsavedChanges(): boolean {
  return formsToLose().length > 0;
}

/** @returns asks whether what is not saved may be lost */
export function useAskToLeave(): () => Promise<boolean> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  return useCallback(() => confirm(t('form.leaveUnsaved')), [confirm, t]);
}

/**
 * For what takes a form off the screen without a link, as signing out does.
 * @returns runs what it is given, after asking where changes would be lost; Cancel changes nothing. Should it
 *   reject, the changes are still there and are asked about again.
 */
export function useLeaving(): (leave: () => Promise<unknown>) => Promise<void> {
  const askToLeave = useAskToLeave();
  return async (leave) => {
    const forms = formsToLose();
    if (forms.length > 0 && !(await askToLeave())) return;
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
  const mayLeave = useRef(false);

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
