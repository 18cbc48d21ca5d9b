import type { ApolloCache, Reference } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useErrorText } from '../../../components/dialogs/message-text.ts';
import { useNotify } from '../../../components/dialogs/notify.tsx';
import { useAct } from '../../../components/dialogs/use-act.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ChosenDonor } from '../../ledger/office/donors/donor-field.tsx';
import {
  type CashCountDetailsFieldsFragment,
  type CashEnvelopeFieldsFragment,
  useRemoveCashEnvelopeMutation,
  useSaveCashEnvelopeMutation,
} from './cash-counts.generated.ts';
import { type Envelope, envelopeOf } from './use-envelope.ts';

type Count = CashCountDetailsFieldsFragment;
type Row = CashEnvelopeFieldsFragment;

/** A row that is not kept yet. */
interface Waiting extends Envelope {
  /** Whether it could not be kept: it waits to be sent again. */
  isRefused?: boolean;
}

const inputOf = ({ donor, isRefused, ...envelope }: Waiting) => ({ ...envelope, ...donor });

/** Changes the rows that the cache has of a count: there is no other list of them. */
function changeRows(
  cache: ApolloCache,
  id: number,
  change: (rows: readonly Reference[]) => Reference[],
): void {
  cache.modify<{ rows: readonly Reference[] }>({
    id: cache.identify({ __typename: 'CashCountDetails', id }),
    fields: { rows: (known) => change(known as readonly Reference[]) },
  });
}

/**
 * The rows of a draft. Each is kept on the server as soon as it is typed, and nobody waits for it: until it is kept it
 * is among `waiting`, and can be sent again without becoming two.
 * @param reload fetches the count again, after somebody else has changed it
 */
export function useCountRows({ id, rows }: Count, reload: () => Promise<Count | null>) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const { act } = useAct();
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [saved, setSaved] = useState<Row>();
  const [saveRow] = useSaveCashEnvelopeMutation({
    update: (saving, { data }) => {
      const __ref = data && saving.identify(data.saveCashEnvelope);
      if (__ref)
        changeRows(saving, id, (known) => [...known.filter((one) => one.__ref !== __ref), { __ref }]);
    },
  });
  const [removeRow] = useRemoveCashEnvelopeMutation();

  const leave = (key: string) => setWaiting((before) => before.filter((one) => one.key !== key));
  const replace = (envelope: Waiting) =>
    setWaiting((before) => before.map((one) => (one.key === envelope.key ? envelope : one)));

  /** @returns whether it is kept */
  const add = async (typed: Waiting, settling: Promise<ChosenDonor> | null = null): Promise<boolean> => {
    const { key } = typed;
    setWaiting((before) => [...before.filter((one) => one.key !== key), typed]);
    const envelope = { ...typed, donor: (await settling) ?? typed.donor };
    replace(envelope);
    try {
      const { data } = await saveRow({ variables: { countId: id, input: inputOf(envelope) } });
      leave(key);
      setSaved(data?.saveCashEnvelope);
      return true;
    } catch (error) {
      replace({ ...envelope, isRefused: true });
      await notify(errorText(error));
      if (envelope.version === undefined) return false;
      // What somebody else has made of it is shown; what was typed can be saved over that, also if it is gone.
      const count = await reload().catch(() => null);
      const theirs = count?.rows.find((row) => row.key === key);
      if (count) replace({ ...envelope, isRefused: true, version: theirs?.version ?? 0 });
      return false;
    }
  };
  const remove = (row: Row) =>
    act({
      about: row.key,
      work: () => removeRow({ variables: { countId: id, key: row.key, version: row.version } }),
      onDone() {
        const gone = client.cache.identify(row);
        changeRows(client.cache, id, (known) => known.filter(({ __ref }) => __ref !== gone));
      },
      done: t('counts.removed'),
      undo: () => add({ ...envelopeOf(row), version: undefined }),
      reload,
    });
  return { rows, waiting, saved, add, leave, remove };
}
