import { useState } from 'react';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useErrorText } from '../dialogs/message-text.ts';
import { useConfirm, useNotify } from '../dialogs/notify.tsx';

/** The item as named in the confirmation. */
interface Removed {
  id: number;
  /** May be empty. */
  name: string;
  textLanguages?: { name: string };
}

/**
 * Removes an item after a confirmation, and reports the result.
 * @param remove the mutation
 * @param onRemoved called after the removal, before it is reported
 */
export function useRemoval(remove: ((id: number) => Promise<unknown>) | undefined, onRemoved: () => void) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const localized = useLocalized();
  const notify = useNotify();
  const errorText = useErrorText();
  /** The item that is being removed, or 0. */
  const [removingId, setRemovingId] = useState(0);

  const askAndRemove = async ({ id, name, textLanguages }: Removed) => {
    if (!remove || removingId) return;
    const about = localized(name, textLanguages?.name);
    const named = about.text ? about : { text: t('content.untitled') };
    if (!(await confirm(t('messages.confirmRemove'), { ...named, isLoss: true }))) return;
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
