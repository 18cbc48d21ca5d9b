import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useAct } from '../../components/dialogs/use-act.ts';
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
  const { act } = useAct();
  const [announcement, setAnnouncement] = useState('');
  const toggle = ({ id, name, active }: ListEntry) =>
    act({
      work: () => setActive(id, !active),
      onDone: () =>
        setAnnouncement(t(active ? 'selectLists.nowNotOffered' : 'selectLists.nowOffered', { entry: name })),
      reload: () => askAgain(client),
    });
  return { announcement, toggle };
}
