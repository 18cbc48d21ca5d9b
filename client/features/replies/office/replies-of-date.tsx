import Add from '@mui/icons-material/Add';
import Print from '@mui/icons-material/PrintOutlined';
import Smartphone from '@mui/icons-material/SmartphoneOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { replyFilterRules } from '../../../../rules/replies.ts';
import { ReplyState } from '../../../../rules/reply-states.ts';
import { choice, words } from '../../../components/office/office-filter.ts';
import { OfficeListPage } from '../../../components/office/office-list-page.tsx';
import { useOfficeList } from '../../../components/office/use-office-list.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useWhenText } from '../when-text.ts';
import { DoorPaper } from './door-paper.tsx';
import { EnterReply } from './enter-reply.tsx';
import { KitchenPaper } from './kitchen-paper.tsx';
import { useOfficeRepliesQuery } from './office-replies.generated.ts';
import { type OfficeReply, ReplyActs } from './reply-acts.tsx';
import { doorAddress } from './reply-address.ts';
import { useReplyColumns } from './reply-columns.tsx';
import { useDateRepliesQuery } from './reply-dates.generated.ts';

/** What is open above the list: a reply that is entered or changed, or a sheet of paper. */
type Open = { kind: 'reply'; reply?: OfficeReply } | { kind: 'door' } | { kind: 'kitchen' };

/** The replies to a date: all of them, entering one from the telephone, and the sheets for the kitchen and the door. */
export function RepliesOfDate({ eventId, day }: { eventId: number; day: string }) {
  const { t } = useTranslation();
  const whenText = useWhenText();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const date = useDateRepliesQuery({ variables: { eventId, day } });
  const list = useOfficeList(replyFilterRules, {
    search: words(t('replyOffice.search')),
    state: choice(t('replyOffice.state'), Object.values(ReplyState), (state) =>
      t(`replyOffice.states.${state}`),
    ),
  });
  const result = useOfficeRepliesQuery(list.asking({ ...list.values, eventId, day }));
  const { doorList, eventReplies: asked } = date.data ?? {};
  const columns = useReplyColumns();
  const title = doorList ? t('replyOffice.of', { event: doorList.eventName }) : t('replyOffice.title');
  const lead = doorList && [
    whenText(doorList),
    t('replyOffice.coming', { count: doorList.coming }),
    ...(typeof asked?.left === 'number' ? [t('replies.act.left', { count: asked.left })] : []),
    ...(asked && asked.waiting > 0 ? [t('replyOffice.waiting', { count: asked.waiting })] : []),
  ];
  return (
    <OfficeListPage
      title={title}
      lead={lead?.join(' · ')}
      action={
        <>
          <Button
            component={RouterLink}
            to={doorAddress(eventId, day)}
            variant="outlined"
            startIcon={<Smartphone />}
          >
            {t('replyOffice.door.title')}
          </Button>
          <Button variant="outlined" startIcon={<Print />} onClick={() => setOpen({ kind: 'door' })}>
            {t('replyOffice.doorPaper')}
          </Button>
          <Button variant="outlined" startIcon={<Print />} onClick={() => setOpen({ kind: 'kitchen' })}>
            {t('replyOffice.kitchenPaper')}
          </Button>
          {asked && (
            <Button variant="contained" startIcon={<Add />} onClick={() => setOpen({ kind: 'reply' })}>
              {t('replyOffice.enter')}
            </Button>
          )}
        </>
      }
      list={list}
      result={result}
      rowsOf={({ replies }) => replies}
      columns={columns}
      actions={{
        nameOf: ({ name }) => name,
        show: (reply, about) => (
          <ReplyActs
            reply={reply}
            about={about}
            onEdit={asked ? () => setOpen({ kind: 'reply', reply }) : undefined}
          />
        ),
      }}
      none={t('replyOffice.none')}
      noneMatch={t('content.nothingFound')}
      tableFrom="lg"
    >
      {open?.kind === 'reply' && asked && <EnterReply asked={asked} reply={open.reply} onClose={close} />}
      {open?.kind === 'door' && <DoorPaper eventId={eventId} day={day} onClose={close} />}
      {open?.kind === 'kitchen' && <KitchenPaper eventId={eventId} day={day} onClose={close} />}
    </OfficeListPage>
  );
}
