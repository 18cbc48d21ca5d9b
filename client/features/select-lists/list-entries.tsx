import Add from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { OrderedList } from '../../components/office/ordered-list.tsx';
import { ToneChip } from '../../components/office/tone-chip.tsx';
import type { OrderChange } from '../../components/office/use-order.ts';
import { useRemoval } from '../../components/office/use-removal.ts';
import { LoadState } from '../../components/page/load-state.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { Section } from '../../components/page/section.tsx';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EntryActions } from './entry-actions.tsx';
import type { ListEntry } from './list-entry.ts';
import { type EntryChanges, useEntryChanges } from './use-entry-changes.ts';

interface ListEntriesProps<Data> extends EntryChanges, Pick<OrderChange, 'moveTo'> {
  title: string;
  result: ComponentProps<typeof LoadState<Data>>['result'];
  /** All entries, sorted. */
  entriesOf: (data: Data) => ListEntry[];
  /** What `note` is. */
  noteLabel?: string;
  remove: (id: number) => Promise<unknown>;
  /** Renders the dialog for an entry; id 0 adds one. */
  dialog: (id: number, close: () => void) => ReactNode;
}

const firstName = { fontWeight: 600, overflowWrap: 'anywhere' } as const;
const otherName = { color: 'text.secondary', overflowWrap: 'anywhere' } as const;

/** Administration of one list: its entries in their order, with all actions. */
export function ListEntries<Data>(props: ListEntriesProps<Data>) {
  const { title, result, entriesOf, noteLabel, moveTo, remove, dialog } = props;
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [editedId, setEditedId] = useState<number>();
  const { announcement, toggle } = useEntryChanges(props);
  // Moves the focus, because the pressed button disappears with its row.
  const { isRemoving, askAndRemove } = useRemoval(remove, () => heading.current?.focus());

  const list = (entries: readonly ListEntry[]) => (
    <OrderedList
      items={entries}
      label={title}
      moveTo={moveTo}
      refetch={result.refetch}
      actions={(entry, about) => (
        <EntryActions
          entry={entry}
          about={about}
          isRemoving={isRemoving(entry.id)}
          onEdit={() => setEditedId(entry.id)}
          onToggle={() => void toggle(entry)}
          onRemove={() => void askAndRemove(entry)}
        />
      )}
    >
      {({ names, note, active, isFixed }) => (
        <>
          {names.map(({ language, name }, index) => (
            <Typography key={language} lang={language} sx={index === 0 ? firstName : otherName}>
              {name}
            </Typography>
          ))}
          {noteLabel && note && (
            <Typography variant="body2">
              {noteLabel}: {note}
            </Typography>
          )}
          <ToneChip
            tone={active ? 'success' : 'quiet'}
            label={t(
              isFixed ? 'selectLists.fixed' : active ? 'selectLists.offered' : 'selectLists.notOffered',
            )}
          />
        </>
      )}
    </OrderedList>
  );

  return (
    <Section
      title={title}
      titleRef={heading}
      action={
        <Button variant="contained" startIcon={<Add />} onClick={() => setEditedId(0)}>
          {t('selectLists.add')}
        </Button>
      }
    >
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={600} />}>
        {(data) => list(entriesOf(data))}
      </LoadState>
      {editedId !== undefined && dialog(editedId, () => setEditedId(undefined))}
    </Section>
  );
}
