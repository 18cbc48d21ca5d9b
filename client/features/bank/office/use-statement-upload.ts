import { useRef, useState } from 'react';
import type { MoneyDirection } from '../../../../rules/bank-statements.ts';
import type { DateOrder } from '../../../../rules/imports.ts';
import { useErrorText } from '../../../components/dialogs/message-text.ts';
import { useNotify } from '../../../components/dialogs/notify.tsx';
import {
  type PreviewBankStatementMutation,
  useAddBankStatementMutation,
  usePreviewBankStatementMutation,
} from './bank-statements.generated.ts';

export type StatementPreview = PreviewBankStatementMutation['previewBankStatement'];
export type Layout = Omit<StatementPreview['layout'], '__typename'>;

/** How the chosen file is to be read, as far as it has been said. */
interface Reading {
  file?: File | undefined;
  accountId?: number | undefined;
  layout?: Layout | undefined;
  dateOrder?: DateOrder | null | undefined;
  /** What amounts without a sign did. */
  unsigned?: MoneyDirection | undefined;
}

/** A layout that the server takes; undefined while a needed column is missing. */
function complete(layout: Layout | undefined) {
  const { day, amount, moneyIn, descriptions } = layout ?? {};
  const isComplete =
    typeof day === 'number' && descriptions?.length && typeof (amount ?? moneyIn) === 'number';
  return isComplete ? { ...layout!, day, descriptions } : undefined;
}

/** A bank's file on its way in: each answer about it is followed by what would be added. */
export function useStatementUpload(onAdded: (statementId: number | undefined) => Promise<unknown>) {
  const notify = useNotify();
  const errorText = useErrorText();
  const [reading, setReading] = useState<Reading>({});
  const [preview, setPreview] = useState<StatementPreview>();
  const [isReading, setIsReading] = useState(false);
  const [previewStatement] = usePreviewBankStatementMutation();
  const [addStatement, { loading: isAdding }] = useAddBankStatementMutation();
  /** The answer to an earlier question counts no more. */
  const asked = useRef(0);
  /** Grows when the file is given up without a press, so that the same one can be chosen again. */
  const [fieldKey, setFieldKey] = useState(0);

  const forget = () => {
    setPreview(undefined);
    setReading(({ accountId }) => ({ accountId }));
    setFieldKey((key) => key + 1);
  };

  const read = async (next: Reading) => {
    setReading(next);
    asked.current += 1;
    const question = asked.current;
    const { file, accountId, dateOrder, unsigned } = next;
    const layout = complete(next.layout);
    // Until all is chosen there is nothing to ask the server, and what it is still asked counts no more.
    const isAsking = Boolean(file) && (!next.layout || Boolean(layout));
    setIsReading(isAsking);
    if (!file) {
      setPreview(undefined);
      return;
    }
    if (!isAsking) {
      setPreview(
        (before) => before && { ...before, layout: next.layout!, unclearDirections: [], outcome: null },
      );
      return;
    }
    try {
      const { data } = await previewStatement({
        variables: { file, reading: { accountId, layout, dateOrder, unsigned } },
      });
      if (question !== asked.current || !data) return;
      const { layout: found, dateOrder: order } = data.previewBankStatement;
      const { __typename, ...columns } = found as Layout & { __typename?: string };
      setPreview(data.previewBankStatement);
      setReading({ ...next, layout: columns, dateOrder: order });
    } catch (error) {
      if (question !== asked.current) return;
      forget();
      await notify(errorText(error));
    } finally {
      if (question === asked.current) setIsReading(false);
    }
  };

  const add = async () => {
    const { file, accountId, dateOrder, unsigned } = reading;
    if (!file) return;
    try {
      const { data } = await addStatement({
        variables: { file, reading: { accountId, layout: complete(reading.layout), dateOrder, unsigned } },
      });
      forget();
      await onAdded(data?.addBankStatement.statement?.id);
    } catch (error) {
      await notify(errorText(error));
    }
  };

  return {
    ...reading,
    preview,
    fieldKey,
    isReading,
    isAdding,
    add,
    chooseFile: (file: File | undefined) => read({ accountId: reading.accountId, file }),
    chooseAccount: (accountId: number) => read({ ...reading, accountId }),
    // Of other columns something else may be unclear.
    chooseLayout: (layout: Layout) => read({ ...reading, layout, unsigned: undefined }),
    chooseDirection: (unsigned: MoneyDirection) => read({ ...reading, unsigned }),
    chooseDateOrder: (dateOrder: DateOrder) => read({ ...reading, dateOrder }),
  };
}

export type StatementUpload = ReturnType<typeof useStatementUpload>;
