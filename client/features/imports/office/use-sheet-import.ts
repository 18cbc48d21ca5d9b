import { useRef, useState } from 'react';
import type { DateOrder, SheetSubject } from '../../../../rules/imports.ts';
import { useErrorText } from '../../../components/dialogs/message-text.ts';
import { useNotify } from '../../../components/dialogs/notify.tsx';
import {
  type PreviewSheetMutation,
  useImportSheetMutation,
  usePreviewSheetMutation,
} from './imports.generated.ts';

export type SheetPreview = PreviewSheetMutation['previewSheet'];

/** How the chosen file is to be read, as far as it has been said. */
interface Reading {
  subject: SheetSubject;
  file?: File | undefined;
  /** The column of each field; undefined until the file was read. */
  columns?: Readonly<Record<string, number>> | undefined;
  dateOrder?: DateOrder | undefined;
  /** What was said of names that the site does not know. */
  values?: readonly SaidValue[] | undefined;
}

type UnknownValue = SheetPreview['unknownValues'][number];

/** A name of the file, and what it means; empty until somebody has said so. */
export type SaidValue = UnknownValue & { meant: string };

/** What is sent of it. */
function inputOf({ subject, columns, dateOrder, values }: Reading) {
  const positions = columns && Object.entries(columns).map(([field, column]) => ({ field, column }));
  const said = values?.map(({ field, written, meant }) => ({ field, written, meant }));
  return { subject, columns: positions, dateOrder, values: said };
}

const isSameName = (one: UnknownValue, other: UnknownValue) =>
  one.field === other.field && one.written === other.written;

function columnsOf({ columns }: SheetPreview): Record<string, number> {
  return Object.fromEntries(columns.flatMap(({ field }, column) => (field ? [[field, column]] : [])));
}

/**
 * A spreadsheet on its way in: each answer about it is followed by what would become of its rows.
 * @param first what it is about until something else is chosen
 */
export function useSheetImport(first: SheetSubject, onStart: () => Promise<unknown>) {
  const notify = useNotify();
  const errorText = useErrorText();
  const [reading, setReading] = useState<Reading>({ subject: first });
  const [preview, setPreview] = useState<SheetPreview>();
  const [isReading, setIsReading] = useState(false);
  const [isStarting, setIsStarting] = useState(false);
  const [previewSheet] = usePreviewSheetMutation();
  const [importSheet] = useImportSheetMutation();
  /** The answer to an earlier question counts no more. */
  const asked = useRef(0);
  /** Grows when the file is given up without a press, so that the same one can be chosen again. */
  const [fieldKey, setFieldKey] = useState(0);

  const read = async (next: Reading) => {
    setReading(next);
    asked.current += 1;
    const question = asked.current;
    if (!next.file) {
      setPreview(undefined);
      setIsReading(false);
      return;
    }
    setIsReading(true);
    try {
      const { data } = await previewSheet({ variables: { file: next.file, reading: inputOf(next) } });
      if (question !== asked.current || !data) return;
      setPreview(data.previewSheet);
      setReading({ ...next, columns: columnsOf(data.previewSheet) });
    } catch (error) {
      if (question !== asked.current) return;
      setPreview(undefined);
      setReading({ ...next, file: undefined });
      setFieldKey((key) => key + 1);
      await notify(errorText(error));
    } finally {
      if (question === asked.current) setIsReading(false);
    }
  };

  const start = async () => {
    const { file } = reading;
    if (!file) return;
    setIsStarting(true);
    try {
      await importSheet({ variables: { file, reading: inputOf(reading) } });
      await read({ subject: reading.subject });
      setFieldKey((key) => key + 1);
      await onStart();
    } catch (error) {
      await notify(errorText(error));
    } finally {
      setIsStarting(false);
    }
  };

  return {
    ...reading,
    preview,
    fieldKey,
    isReading,
    isStarting,
    start,
    chooseSubject: (subject: SheetSubject) => read({ subject, file: reading.file }),
    chooseFile: (file: File | undefined) => read({ subject: reading.subject, file }),
    chooseColumn(field: string, column: number | undefined) {
      const { [field]: _before, ...others } = reading.columns ?? {};
      return read({ ...reading, columns: column === undefined ? others : { ...others, [field]: column } });
    },
    /** All names of the file that the site does not know, those first of which it was said what they mean. */
    values: [
      ...(reading.values ?? []),
      ...(preview?.unknownValues ?? [])
        .filter((one) => !reading.values?.some((said) => isSameName(said, one)))
        .map((one) => ({ ...one, meant: '' })),
    ],
    chooseValue({ meant, ...value }: SaidValue) {
      const others = (reading.values ?? []).filter((said) => !isSameName(said, value));
      return read({ ...reading, values: meant ? [...others, { ...value, meant }] : others });
    },
    chooseDateOrder: (dateOrder: DateOrder) => read({ ...reading, dateOrder }),
  };
}

export type SheetImport = ReturnType<typeof useSheetImport>;
