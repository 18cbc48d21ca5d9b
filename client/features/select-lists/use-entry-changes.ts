import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useErrorText } from '../../components/dialogs/message-text.ts';
import { useNotify } from '../../components/dialogs/notify.tsx';
import { askAgain } from '../../graphql/ask-again.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ListEntry } from './list-entry.ts';

/** A change without a form or a confirmation, because it is easily undone. */
export interface EntryChanges {
  setActive: (id: number, active: boolean) => Promise<unknown>;
}

/** Activates and deactivates entries, one change at a time, and announces each. */
export function useEntryChanges({ setActive }: EntryChanges) {
  const { t } = useTranslation();
  const client = useApolloClient();
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
      void askAgain(client);
    } finally {
      isRunning.current = false;
    }
  };

  return {
    announcement,
    toggle: (entry: ListEntry) =>
      run(
        () => setActive(entry.id, !entry.active),
        t(entry.active ? 'selectLists.nowNotOffered' : 'selectLists.nowOffered', { entry: entry.name }),
      ),
  };
}
