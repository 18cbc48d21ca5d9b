import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAct } from '../dialogs/use-act.ts';

/** The item as named in the confirmation. */
export interface Removed {
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
export function useRemoval<Item extends Removed>(
  remove: ((id: number, item: Item) => Promise<unknown> | undefined) | undefined,
  onRemoved: () => void,
) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const { act, isBusy, isBusyWith } = useAct();

  const askAndRemove = async (item: Item) => {
    const { id, name, textLanguages } = item;
    if (!remove || isBusy) return;
    const about = localized(name, textLanguages?.name);
    const named = about.text ? about : { text: t('content.untitled') };
    await act({
      about: id,
      ask: { question: t('messages.confirmRemove'), ...named, action: t('common.ok'), isLoss: true },
      work: async () => remove(id, item),
      onDone: onRemoved,
      told: t('messages.recordRemoved'),
    });
  };

  return { isRemoving: isBusyWith, askAndRemove };
}
