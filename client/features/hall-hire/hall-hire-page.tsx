import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { currentDay } from '../../../rules/zoned-time.ts';
import { LoadState } from '../../components/page/load-state.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import type { PageQueries } from '../../graphql/page-queries.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FreeDays } from './free-days.tsx';
import { HallDaysDocument, HallDocument, type HallQuery, useHallQuery } from './hall.generated.ts';
import { namedBy } from './hall-address.ts';
import { HallHero } from './hall-hero.tsx';
import styles from './hall-hire-page.module.css';
import { HallPrices } from './hall-prices.tsx';
import { HallRules } from './hall-rules.tsx';
import { HireRequest } from './hire-request.tsx';
import { PrintedAgreement } from './printed-agreement.tsx';
import { useHireRequest } from './use-hire-request.ts';

export const queries: PageQueries = ({ search }) => {
  const { day, month, roomId } = namedBy(search, currentDay());
  return [
    { query: HallDocument },
    { query: HallDaysDocument, variables: { ...month, roomId } },
    // Of a day that the address names, whose month may be another.
    ...(day && roomId
      ? [
          {
            query: HallDaysDocument,
            variables: { ...namedBy(new URLSearchParams({ day }), day).month, roomId },
          },
        ]
      : []),
  ];
};

function lowestHour(rooms: HallQuery['rooms']): number | undefined {
  const prices = rooms.flatMap((room) => (room.isHiredAlone ? room.prices : []));
  const hours = prices.filter(({ per, pence }) => per === 'HOUR' && pence > 0).map(({ pence }) => pence);
  return hours.length > 0 ? Math.min(...hours) : undefined;
}

/** The hall, when it is free and what it costs; a request is sent from here, or the agreement printed. */
function Hall({ hall: { rooms, roomPhotos, hallPage, siteSettings } }: { hall: HallQuery }) {
  const [search] = useSearchParams();
  const named = namedBy(search, currentDay());
  const offered = rooms.filter(({ isHiredAlone }) => isHiredAlone);
  const first = offered.find(({ id }) => id === named.roomId) ?? offered[0];
  const request = useHireRequest({ date: named.day, roomIds: first ? [first.id] : [] });
  const { form, sent } = request;
  const [roomIds, date] = form.watch(['roomIds', 'date']);
  const room = offered.find(({ id }) => roomIds?.includes(id)) ?? first;
  // As the server has asked before it drew the page.
  const roomId = room?.id === offered[0]?.id ? named.roomId && room?.id : room?.id;

  // A draft of before may name a room that is no more.
  useEffect(() => {
    if (first && !offered.some(({ id }) => roomIds?.includes(id))) form.setValue('roomIds', [first.id]);
  }, [first, offered, roomIds, form]);

  return (
    <>
      <div className={`page-width page-padding ${styles.page}`}>
        <HallHero
          page={hallPage}
          rooms={rooms}
          photos={roomPhotos}
          phone={siteSettings.phone}
          fromPence={lowestHour(rooms)}
        />
        <div className={styles.columns}>
          <div className={styles.wide}>
            {room && (
              <FreeDays
                rooms={offered}
                room={room}
                roomId={roomId}
                start={named.month}
                chosen={date}
                chooseRoom={(id) => form.setValue('roomIds', [id], { shouldDirty: true })}
                choose={(day) => form.setValue('date', day, { shouldDirty: true, shouldValidate: false })}
              />
            )}
            <HallPrices rooms={rooms} className={styles.prices} />
          </div>
          <div className={styles.side}>
            <HireRequest rooms={rooms} roomId={roomId} request={request} />
            <HallRules page={hallPage} />
          </div>
        </div>
      </div>
      <PrintedAgreement values={sent?.values ?? form.watch()} reference={sent?.reference} />
    </>
  );
}

/** The hall's page; who has only come to print the agreement finds it in the form. */
export function HallHirePage() {
  const { t } = useTranslation();
  const result = useHallQuery();
  return (
    <>
      <PageMeta title={t('pages.hallHire')} description={t('hallHire.summary')} />
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={1400} />}>
        {(hall) => <Hall hall={hall} />}
      </LoadState>
    </>
  );
}
