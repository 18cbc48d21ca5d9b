import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useConfirm } from '../dialogs/notify.tsx';

/** A ref for each form on the screen with unsaved changes: whether it may be left without a confirmation. */
const unsavedForms = new Set<RefObject<boolean>>();

const formsWithChanges = () => [...unsavedForms].filter((mayLeave) => !mayLeave.current);

/** Whether leaving the page would lose unsaved changes. */
export function hasUnsavedChanges(): boolean {
  return formsWithChanges().length > 0;
}

/** @returns a function that asks whether unsaved changes may be discarded */
export function useAskToLeave(): () => Promise<boolean> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  return useCallback(() => confirm(t('form.leaveUnsaved'), { isLoss: true }), [confirm, t]);
}

/**
 * For actions that remove a form from the screen without a link, such as signing out.
 * @returns a function that runs `leave`, after asking if changes would be lost; Cancel does nothing. If
 *   `leave` rejects, the changes still count as unsaved.
 */
export function useLeaveWithConfirmation(): (leave: () => Promise<unknown>) => Promise<void> {
  const askToLeave = useAskToLeave();
  return async (leave) => {
    const forms = formsWithChanges();
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
 * Asks before unsaved changes are lost, by navigation, by closing the tab or by `useLeaveWithConfirmation`.
 * @returns a function to call after a save, which stops asking
 */
export function useUnsavedWarning(hasChanges: boolean): () => void {
  const mayLeave = useRef(false);

  useEffect(() => {
    if (!hasChanges) return;
    // What was sent before may be left; what is changed from now on may not.
    mayLeave.current = false;
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
