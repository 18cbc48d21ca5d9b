import { useFormContext } from 'react-hook-form';
import { addDays } from '../../../rules/days.ts';
import { HallDayState } from '../../../rules/hall-days.ts';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { useHydrated } from '../../components/page/use-hydrated.ts';
import { useDayText } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { WishedTime } from './free-times.tsx';
import type { HallRoomFragment } from './hall.generated.ts';
import styles from './hire-choice.module.css';
import type { ChosenHire } from './use-chosen-hire.ts';
import { useSpansText } from './use-day-words.ts';

/** In the place of the bar: what is typed below stays where it is when a day has been chosen. */
const NO_DAY = <div className={styles.track} />;

/** What is shown once a day is chosen. */
const FreeTimes = lazyPart(async () => (await import('./choice-parts.ts')).FreeTimes);
const HireBar = lazyPart(async () => (await import('./choice-parts.ts')).HireBar, NO_DAY);
const HirePrices = lazyPart(async () => (await import('./choice-parts.ts')).HirePrices);

/** What most people ask for. */
const MIDDAY = { from: '11:00', to: '16:00' };

/** When the room is free on the chosen day. */
function Status({ chosen: { room, date, hallDay, free } }: { chosen: ChosenHire }) {
  const { t } = useTranslation();
  const spansText = useSpansText();
  const text = () => {
    if (!room || !date) return t('hall.chooseFirst');
    if (!hallDay) return '';
    if (hallDay.state === HallDayState.CLOSED) return t('hall.roomClosed', { room: room.name });
    if (!free?.length || hallDay.state === HallDayState.TAKEN)
      return t('hall.roomTaken', { room: room.name });
    if (hallDay.state === HallDayState.FREE && room.opening.length === 0)
      return t('hall.roomFreeAllDay', { room: room.name });
    return t('hall.roomFree', { room: room.name, hours: spansText(date, free) });
  };
  return (
    <p className={`text-small text-soft ${styles.status}`} aria-live="polite">
      {text()}
    </p>
  );
}

/** The further rooms that are hired together with another one alone, such as the kitchen. */
function FurtherRooms({ rooms, chosen }: { rooms: readonly HallRoomFragment[]; chosen: ChosenHire }) {
  const { t } = useTranslation();
  const { setValue } = useFormContext();
  const further = rooms.filter(({ id, isHiredAlone }) => !isHiredAlone && !chosen.room?.takes.includes(id));
  const turn = (id: number, isChosen: boolean) =>
    setValue(
      'roomIds',
      isChosen ? [...chosen.roomIds, id] : chosen.roomIds.filter((one: number) => one !== id),
      { shouldDirty: true },
    );
  return further.map(({ id, name }) => (
    <label key={id} className={styles.tick}>
      <input
        type="checkbox"
        checked={chosen.roomIds.includes(id)}
        onChange={({ target }) => turn(id, target.checked)}
      />
      {t('hall.with', { room: name })}
    </label>
  ));
}

interface HireChoiceProps {
  rooms: readonly HallRoomFragment[];
  chosen: ChosenHire;
  /** Whether the server has said that it is taken. */
  isRefused: boolean;
  take: (time: WishedTime) => void;
  /** Whether one may still say that members ask. */
  canBeMember?: boolean;
}

/** Which day, from when to when and which rooms: what is free, and what it costs in full before anything is typed. */
export function HireChoice({ rooms, chosen, isRefused, take, canBeMember = true }: HireChoiceProps) {
  const { t } = useTranslation();
  const dayText = useDayText('full');
  const isHydrated = useHydrated();
  const { register } = useFormContext();
  const { room, date, wish, roomIds } = chosen;
  const isTaken = isRefused || chosen.isClashing;
  const state = chosen.hallDay?.state;
  const isGone = state === HallDayState.TAKEN || state === HallDayState.CLOSED;
  // Of a day that is gone it is said what is free instead, before hours are chosen.
  const wanted = wish ?? (isGone ? MIDDAY : undefined);
  const hasMembers =
    canBeMember &&
    rooms.some(
      ({ id, prices }) => roomIds.includes(id) && prices.some(({ memberPence }) => memberPence !== null),
    );
  return (
    <>
      <Status chosen={chosen} />
      <FormTextField name="date" label={t('hallHire.date')} required type="date" />
      <div className={styles.pair}>
        <FormTextField name="from" label={t('hallHire.from')} required type="time" />
        <FormTextField name="to" label={t('hallHire.to')} required type="time" />
      </div>
      <div className={styles.bar} aria-hidden>
        {room && date ? (
          <HireBar room={room} day={date} taken={chosen.taken} wish={wish} isClashing={isTaken} />
        ) : (
          NO_DAY
        )}
      </div>
      <div role="status">
        {chosen.endsNextDay && (
          <p className="alert alert-info">{t('hall.endsNextDay', { day: dayText(addDays(date, 1)) })}</p>
        )}
        {wish && !isTaken && !isGone && !chosen.isOpen && (
          <p className="alert alert-warning">{t('hall.notOpen')}</p>
        )}
        {wish && room && chosen.isShort && (
          <p className="alert alert-warning">
            {t('hall.tooShort', { room: room.name, count: room.minimumMinutes / 60 })}
          </p>
        )}
      </div>
      {isHydrated && (isTaken || isGone) && wanted && (
        <FreeTimes wish={{ roomIds, date, ...wanted }} rooms={rooms} take={take} />
      )}
      <FurtherRooms rooms={rooms} chosen={chosen} />
      {hasMembers && (
        <label className={styles.tick}>
          <input type="checkbox" {...register('isMemberPrice')} />
          <span>
            {t('hall.isMember')}
            <small className={styles.note}>{t('hall.isMemberHint')}</small>
          </span>
        </label>
      )}
      {wish && <HirePrices chosen={chosen} rooms={rooms} />}
    </>
  );
}
