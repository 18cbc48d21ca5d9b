import { useState } from 'react';
import { useErrorText } from '../../components/message-text.ts';
import { useConfirm, useNotify } from '../../components/notify.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/**
 * Removes an item after asking (spec §8), and says how it went.
 * @param remove the mutation; its `update` sees to the lists
 * @param onRemoved after the item is gone and before that is said
 */
export function useRemoval(remove: ((id: number) => Promise<unknown>) | undefined, onRemoved: () => void) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const errorText = useErrorText();
  /** The item that is being removed, or 0. */
  const [removingId, setRemovingId] = useState(0);

  const askAndRemove = async (id: number) => {
    if (!remove || removingId || !(await confirm(t('messages.confirmRemove')))) return;
    setRemovingId(id);
    try {
      await remove(id);
    } catch (error) {
      await notify(errorText(error));
      return;
    } finally {
      setRemovingId(0);
    }
    onRemoved();
    await notify(t('messages.recordRemoved'));
  };

  return { removingId, askAndRemove };
}
