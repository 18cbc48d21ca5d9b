import Add from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { ContentTable } from '../../components/office/content-table.tsx';
import { useRemoval } from '../../components/office/use-removal.ts';
import { LoadState } from '../../components/page/load-state.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { Section } from '../../components/page/section.tsx';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EntryActions } from './entry-actions.tsx';
import type { ListEntry } from './list-entry.ts';
import { type EntryChanges, useEntryChanges } from './use-entry-changes.ts';

interface ListEntriesProps<Data> extends EntryChanges {
  title: string;
  result: ComponentProps<typeof LoadState<Data>>['result'];
  /** All entries, sorted. */
  entriesOf: (data: Data) => ListEntry[];
  /** The column header of `note`. */
  noteLabel?: string;
  remove: (id: number) => Promise<unknown>;
  /** Renders the dialog for an entry; id 0 adds one. */
  dialog: (id: number, close: () => void) => ReactNode;
}

const firstName = { fontWeight: 600, overflowWrap: 'anywhere' } as const;
const otherName = { color: 'text.secondary', overflowWrap: 'anywhere' } as const;

/** Administration of one list: its entries in their order, with all actions. */
export function ListEntries<Data>(props: ListEntriesProps<Data>) {
  const { title, result, entriesOf, noteLabel, remove, dialog } = props;
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [editedId, setEditedId] = useState<number>();
  const { announcement, move, toggle } = useEntryChanges(props, () => void result.refetch());
  // Moves the focus, because the pressed button disappears with its row.
  const { removingId, askAndRemove } = useRemoval(remove, () => heading.current?.focus());

  const table = (entries: readonly ListEntry[]) => (
    <ContentTable
      items={entries}
      columns={[
        {
          label: t('selectLists.entry'),
          show: (entry) => (
            <>
              {entry.names.map(({ language, name }, index) => (
                <Typography key={language} lang={language} sx={index === 0 ? firstName : otherName}>
                  {index === 0 && `${entries.indexOf(entry) + 1}. `}
                  {name}
                </Typography>
              ))}
            </>
          ),
        },
        ...(noteLabel ? [{ label: noteLabel, show: ({ note }: ListEntry) => note }] : []),
        {
          label: t('selectLists.status'),
          show: ({ active, isFixed }) => (
            <Typography
              variant="body2"
              sx={{ fontWeight: 600, color: active ? 'success.main' : 'error.main', minWidth: { sm: 96 } }}
            >
              {t(isFixed ? 'selectLists.fixed' : active ? 'selectLists.offered' : 'selectLists.notOffered')}
            </Typography>
          ),
        },
      ]}
      removingId={0}
      moreActions={(entry, about) => (
        <EntryActions
          entry={entry}
          about={about}
          place={entries.indexOf(entry) + 1}
          total={entries.length}
          isRemoving={removingId === entry.id}
          onMove={(place) => void move(entry, place, entries.length)}
          onEdit={() => setEditedId(entry.id)}
          onToggle={() => void toggle(entry)}
          onRemove={() => void askAndRemove(entry)}
        />
      )}
    />
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
        {(data) => table(entriesOf(data))}
      </LoadState>
      {editedId !== undefined && dialog(editedId, () => setEditedId(undefined))}
    </Section>
  );
}
