import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useErrorText } from '../../../../components/dialogs/message-text.ts';
import { useNotify } from '../../../../components/dialogs/notify.tsx';
import { useDoneNotice } from '../../../../components/office/done-notice.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { evictCounts } from './evict-counts.ts';
import {
  type GiftCountDetailsFieldsFragment,
  type GiftCountRowFieldsFragment,
  useRemoveGiftCountRowMutation,
  useSaveGiftCountRowMutation,
} from './gift-counts.generated.ts';
import { type Envelope, envelopeOf } from './use-envelope.ts';

type Row = GiftCountRowFieldsFragment;

const inputOf = ({ donor, ...envelope }: Envelope) => ({ ...envelope, ...donor });

/**
 * The rows of a draft. Each is kept on the server as soon as it is typed, and nobody waits for it: until it is kept it
 * is among `waiting`, and can be sent again without becoming two.
 */
export function useCountRows({ id, rows: known }: GiftCountDetailsFieldsFragment) {
  const { t } = useTranslation();
  const { cache } = useApolloClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const done = useDoneNotice();
  const [rows, setRows] = useState<readonly Row[]>(known);
  const [waiting, setWaiting] = useState<readonly Envelope[]>([]);
  const [saveRow] = useSaveGiftCountRowMutation();
  const [removeRow] = useRemoveGiftCountRowMutation();

  // What another treasurer has typed meanwhile, or the same one elsewhere.
  const [shown, setShown] = useState(known);
  if (shown !== known) {
    setShown(known);
    setRows(known);
  }

  const add = async (envelope: Envelope): Promise<void> => {
    const { key } = envelope;
    const others = (list: readonly Envelope[]) => list.filter((one) => one.key !== key);
    setWaiting((before) => [...others(before), envelope]);
    try {
      const { data } = await saveRow({ variables: { countId: id, input: inputOf(envelope) } });
      const saved = data?.saveGiftCountRow;
      if (!saved) return;
      setWaiting(others);
      setRows((before) =>
        before.some((row) => row.key === key)
          ? before.map((row) => (row.key === key ? saved : row))
          : [...before, saved],
      );
    } catch (error) {
      await notify(errorText(error));
    }
  };
  const remove = async (row: Row): Promise<void> => {
    try {
      await removeRow({ variables: { countId: id, key: row.key } });
      setRows((before) => before.filter(({ key }) => key !== row.key));
      done({ text: t('counts.removed'), undo: () => add({ ...envelopeOf(row), version: undefined }) });
    } catch (error) {
      await notify(errorText(error));
      evictCounts(cache);
    }
  };
  return { rows, waiting, add, remove };
}
