import { hoursText } from '../../../rules/time-texts.ts';
import { wallClock } from '../../../rules/zoned-time.ts';
import { LoadFailed } from '../../components/page/load-state.tsx';
import { useDayText } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type HallRoomFragment, useFreeTimesQuery } from './hall.generated.ts';
import styles from './hire-choice.module.css';

export interface WishedTime {
  roomIds: number[];
  date: string;
  from: string;
  to: string;
}

interface FreeTimesProps {
  wish: WishedTime;
  rooms: readonly Pick<HallRoomFragment, 'id' | 'name'>[];
  /** Fills one of them into the form. */
  take: (time: WishedTime) => void;
}

/** That the wished hours are taken, and the nearest free ones, to press. */
export function FreeTimes({ wish, rooms, take }: FreeTimesProps) {
  const { t, language } = useTranslation();
  const dayText = useDayText('full');
  const { data, previousData, error, refetch } = useFreeTimesQuery({
    variables: wish,
    fetchPolicy: 'network-only',
  });
  const times = (data ?? previousData)?.freeTimes;
  const nameOf = (ids: readonly number[]) =>
    rooms
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(', ');
  return (
    <div className={styles.near} role="status">
      <p>
        <strong>{t('hall.taken')}</strong>{' '}
        {times && t(times.length > 0 ? 'hall.freeNear' : 'hall.nothingNear')}
      </p>
      {error && <LoadFailed error={error} refetch={refetch} />}
      <ul className="plain-list">
        {times?.map(({ roomIds, startsAt, endsAt }) => {
          const [begin, end] = [wallClock(startsAt), wallClock(endsAt)];
          return (
            <li key={`${startsAt} ${roomIds.join()}`}>
              <button
                type="button"
                className={`button button-outlined ${styles.button}`}
                onClick={() => take({ roomIds, date: begin.date, from: begin.time, to: end.time })}
              >
                {t('hall.freeTime', {
                  day: dayText(begin.date),
                  hours: hoursText({ startsAt, endsAt }, language),
                  rooms: nameOf(roomIds),
                })}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
