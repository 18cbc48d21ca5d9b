import { useEffect, useState } from 'react';
import { daysOfMonth, HallDayState } from '../../../rules/hall-days.ts';
import { LoadFailed } from '../../components/page/load-state.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type HallRoomFragment, useHallDaysQuery } from './hall.generated.ts';
import { addressOf, DAYS_ID, FORM_ID, monthOfDay, type ShownMonth } from './hall-address.ts';
import styles from './hall-hire-page.module.css';
import { HallMonth } from './hall-month.tsx';
import choice from './hire-choice.module.css';

interface FreeDaysProps {
  /** Those that may be hired alone. */
  rooms: readonly HallRoomFragment[];
  room: HallRoomFragment;
  /** What its days are asked by: undefined for the first room. */
  roomId: number | undefined;
  /** The month that is shown first. */
  start: ShownMonth;
  /** `YYYY-MM-DD`, or not yet. */
  chosen: string;
  chooseRoom: (id: number) => void;
  choose: (day: string) => void;
}

/** When a room is free, month by month: pressing a day fills it into the form and leads there. */
export function FreeDays({ rooms, room, roomId, start, chosen, chooseRoom, choose }: FreeDaysProps) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const [month, setMonth] = useState(start);
  const result = useHallDaysQuery({ variables: { ...month, roomId } });
  const days =
    result.data?.hallDays ??
    // The month's own shape, until it is known what is free.
    daysOfMonth(month.year, month.month).map((day) => ({ day, state: HallDayState.CLOSED, taken: [] }));

  // The calendar follows a date that is typed.
  useEffect(() => {
    if (/^20\d\d-\d\d-\d\d$/.test(chosen)) setMonth(monthOfDay(chosen));
  }, [chosen]);

  const chooseDay = (day: string) => {
    choose(day);
    const form = document.getElementById(FORM_ID);
    form?.scrollIntoView({ block: 'nearest' });
    form?.querySelector<HTMLElement>('input[name="from"]')?.focus({ preventScroll: true });
  };

  return (
    <section aria-labelledby={DAYS_ID} className={styles.days}>
      <h2 className="text-h2 space-below" id={DAYS_ID}>
        {t('hall.freeDays')}
      </h2>
      {rooms.length > 1 && (
        <div className={choice.rooms}>
          {rooms.map(({ id, name, textLanguages }) => (
            <a
              key={id}
              href={addressOf({ month, roomId: id })}
              className={`button ${id === room.id ? 'button-filled' : 'button-outlined'}`}
              aria-current={id === room.id ? 'true' : undefined}
              lang={localized(name, textLanguages.name).lang}
              onClick={(event) => {
                event.preventDefault();
                chooseRoom(id);
              }}
            >
              {name}
            </a>
          ))}
        </div>
      )}
      {result.error && !result.data ? (
        <LoadFailed error={result.error} refetch={result.refetch} />
      ) : (
        <HallMonth
          room={room}
          month={month}
          days={days}
          isLoading={!result.data}
          chosen={chosen}
          show={setMonth}
          choose={chooseDay}
        />
      )}
    </section>
  );
}
