import { useRef, useState } from 'react';
import { useErrorText } from '../../components/dialogs/message-text.ts';
import { useNotify } from '../../components/dialogs/notify.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ListEntry } from './list-entry.ts';

/** The writes that need no form and no question, because the next press takes them back. */
export interface EntryChanges {
  setActive: (id: number, active: boolean) => Promise<unknown>;
  /** @param place from 1 */
  moveTo: (id: number, place: number) => Promise<unknown>;
}

/**
 * Moves entries and switches them on and off, one at a time, and announces each change.
 * @param onFailure to show how the list really is
 */
export function useEntryChanges({ setActive, moveTo }: EntryChanges, onFailure: () => void) {
  const { t } = useTranslation();
  const notify = useNotify();
  const errorText = useErrorText();
  const [announcement, setAnnouncement] = useState('');
  const isRunning = useRef(false);

  const run = async (change: () => Promise<unknown>, text: string) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await change();
      setAnnouncement(text);
    } catch (error) {
      await notify(errorText(error));
      onFailure();
    } finally {
      isRunning.current = false;
    }
  };

  return {
    announcement,
    move: (entry: ListEntry, place: number, total: number) =>
      run(() => moveTo(entry.id, place), t('selectLists.moved', { entry: entry.name, place, total })),
    toggle: (entry: ListEntry) =>
      run(
        () => setActive(entry.id, !entry.active),
        t(entry.active ? 'selectLists.nowNotOffered' : 'selectLists.nowOffered', { entry: entry.name }),
      ),
  };
}
