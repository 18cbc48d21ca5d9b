import Add from '@mui/icons-material/Add';
import Edit from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type { Language } from '../../../rules/languages.ts';
import { ContentList } from '../../components/list/content-list.tsx';
import { BringInLink } from '../../components/office/bring-in-link.tsx';
import type { ContentRoom } from '../../components/office/content-rooms.ts';
import { OfficePage } from '../../components/office/office-page.tsx';
import { useListChoice } from '../../components/office/use-list-choice.ts';
import { LoadState } from '../../components/page/load-state.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import type { TextKey } from '../../i18n/text-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { ContentRoomTable } from './content-room-table.tsx';
import {
  ManagedContentDocument,
  type ManagedContentQuery,
  useManagedContentQuery,
} from './managed-content.generated.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { RoomFilters } from './room-filters.tsx';
import { SEQUENCES } from './sequences.ts';
import { type ContentAct, type ManagedItem, useContentActions } from './use-content-actions.ts';
import { useRoomAddress } from './use-room-address.ts';

const rowsOf = ({ managedContent }: ManagedContentQuery) => managedContent;

/** The list of one kind of content, in every state: searched, sorted, narrowed, and several changed at once. */
export function ContentRoomList({ room }: { room: ContentRoom }) {
  const { t } = useTranslation();
  const { pathname, search: query } = useLocation();
  const address = useRoomAddress(room.hasSequence ? 'SHOWN' : undefined);
  const localized = useLocalized();
  const actions = useContentActions(room);
  const [planned, setPlanned] = useState<readonly ManagedItem[]>();
  // Undefined until the sequence was opened; after that its button gets the focus back.
  const [isMoving, setIsMoving] = useState<boolean>();
  const { shelf, search, year, missing, sort, isDescending, page, pageSize } = address;
  const variables = {
    kind: room.kind,
    shelf,
    search: search || null,
    year: year ?? null,
    missing: missing ?? null,
    sort,
    descending: isDescending,
    page,
    pageSize,
  };
  const result = useManagedContentQuery({ variables, fetchPolicy: 'cache-and-network' });
  // The previous rows stay visible while the next ones load.
  const data = result.data ?? result.previousData;
  const list = data?.managedContent;
  // Other things can be done with what is in the bin.
  const place = `${room.kind} ${shelf === 'BIN'}`;
  const choice = useListChoice({
    query: ManagedContentDocument,
    variables,
    result,
    rowsOf,
    nameOf: (item: ManagedItem) => localized(item.name, item.nameLanguage).text || t('content.untitled'),
    about: place,
  });
  const { rows: chosen, drop } = choice;
  const Sequence = SEQUENCES[room.kind];
  const title = t(room.title);
  const backTo = `${pathname}${query}`;

  const emptyText: TextKey =
    search || year || missing
      ? 'contentList.noneMatch'
      : shelf === 'BIN'
        ? 'contentList.binIsEmpty'
        : shelf === 'ALL'
          ? 'content.nothingYet'
          : 'contentList.noneMatch';

  const act = async (what: ContentAct, items: readonly ManagedItem[]) => {
    if (what === 'PLAN') return setPlanned(items);
    if (await actions.act(what, items)) drop(items);
  };

  const mark = async (items: readonly ManagedItem[], missingIn: Language, isUnneeded: boolean) => {
    if (await actions.mark(items, missingIn, isUnneeded)) drop(items);
  };

  if (isMoving && Sequence)
    return (
      <OfficePage title={title}>
        <Sequence id="sequence" title={title} onDone={() => setIsMoving(false)} />
      </OfficePage>
    );
  return (
    <OfficePage title={title}>
      <PageHeading
        plain
        title={title}
        action={
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            {Sequence && (
              <Button
                variant="outlined"
                startIcon={<Edit />}
                autoFocus={isMoving === false}
                onClick={() => setIsMoving(true)}
              >
                {t('committee.editSequence')}
              </Button>
            )}
            {room.sheet && <BringInLink sheet={room.sheet} />}
            <Button
              component={RouterLink}
              to={room.add.to}
              state={{ backTo, section: room.kind }}
              variant="contained"
              startIcon={<Add />}
            >
              {t(room.add.label)}
            </Button>
          </Stack>
        }
      />
      <RoomFilters room={room} address={address} list={list} onEmptyBin={actions.emptyBin} />
      <LoadState
        result={{ ...result, data }}
        placeholder={<Placeholder variant="rectangular" height={480} />}
      >
        {({ managedContent: { items, totalCount } }) => (
          <ContentList
            items={items}
            totalCount={totalCount}
            page={page}
            pageSize={pageSize}
            toPage={(to) => address.to({ page: String(to) })}
            label={title}
            empty={<Typography sx={{ py: 4 }}>{t(emptyText)}</Typography>}
          >
            {(rows) => (
              <ContentRoomTable
                room={room}
                rows={rows}
                address={address}
                backTo={backTo}
                choice={choice}
                onAct={act}
                onMark={mark}
                onDuplicate={(item) => actions.duplicate(item, backTo)}
              />
            )}
          </ContentList>
        )}
      </LoadState>
      <ChosenBar
        choice={choice}
        isBin={shelf === 'BIN'}
        progress={actions.progress}
        onAct={(what) => act(what, chosen)}
        missing={missing}
        onMark={(items, missingIn) => mark(items, missingIn, true)}
      />
      {planned && (
        <PlanDialog
          items={planned}
          onPlan={async (plan) => {
            if (!(await actions.act('PLAN', planned, plan))) return false;
            drop(planned);
            return true;
          }}
          onClose={() => setPlanned(undefined)}
        />
      )}
    </OfficePage>
  );
}
