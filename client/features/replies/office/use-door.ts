import { useCallback, useEffect, useRef, useState } from 'react';
import { isNetworkFailure, useErrorText } from '../../../components/dialogs/message-text.ts';
import { removeKeptPage } from '../../../components/form/kept-page.ts';
import { useDoorListQuery, useTickArrivalsMutation } from './door-list.generated.ts';
import { keepPage } from './door-offline.ts';
import {
  deviceKey,
  heard,
  type KeptDoor,
  keepDoor,
  readDoor,
  removeOldDoors,
  type Tick,
  ticked,
} from './door-store.ts';

/** Milliseconds between two looks at what the other phones have ticked. */
const ASKS_AGAIN = 15_000;

/** Of one upload. */
const MOST = 500;

/**
 * The list at the door of a date: as the server has it, or as this phone kept it while the network is gone. A tick counts at
 * once, is kept on the phone, and is sent as soon as the server is reached.
 */
export function useDoor(eventId: number, day: string) {
  const [door, setDoor] = useState<KeptDoor>();
  const [isOffline, setIsOffline] = useState(false);
  const [problem, setProblem] = useState<string>();
  const latest = useRef<KeptDoor>(undefined);
  const isSending = useRef(false);
  const errorText = useErrorText();
  const [send] = useTickArrivalsMutation();
  const result = useDoorListQuery({
    variables: { eventId, day },
    fetchPolicy: 'network-only',
    pollInterval: ASKS_AGAIN,
  });

  const show = useCallback((next: KeptDoor) => {
    latest.current = next;
    keepDoor(next);
    setDoor(next);
  }, []);

  const flush = useCallback(async () => {
    const ticks = latest.current?.ticks.slice(0, MOST) ?? [];
    if (ticks.length === 0 || isSending.current) return;
    isSending.current = true;
    try {
      const marks = ticks.map(({ replyId, device, at, count }: Tick) => ({
        replyId,
        device,
        at: new Date(at).toISOString() as `${string}T${string}`,
        count,
      }));
      const { data } = await send({ variables: { eventId, day, marks } });
      if (data) show(heard(latest.current, data.tickArrivals, ticks));
      setIsOffline(false);
      setProblem(undefined);
    } catch (error) {
      // What is not sent stays on the phone.
      if (isNetworkFailure(error)) setIsOffline(true);
      else setProblem(errorText(error));
    } finally {
      isSending.current = false;
    }
  }, [eventId, day, send, show, errorText]);

  useEffect(() => {
    const hasOne = removeOldDoors();
    const known = readDoor(eventId, day);
    if (known) show(known);
    if (!hasOne) void removeKeptPage();
  }, [eventId, day, show]);

  const { data, error } = result;
  useEffect(() => {
    if (!data?.doorList) return;
    show(heard(latest.current, data.doorList));
    setIsOffline(false);
    void flush();
  }, [data, show, flush]);
  const hasList = door !== undefined;
  useEffect(() => {
    if (hasList) void keepPage();
  }, [hasList]);

  useEffect(() => {
    if (error) setIsOffline(isNetworkFailure(error));
  }, [error]);
  useEffect(() => {
    const online = () => void flush();
    const offline = () => setIsOffline(true);
    const again = setInterval(online, ASKS_AGAIN);
    window.addEventListener('online', online);
    window.addEventListener('offline', offline);
    return () => {
      clearInterval(again);
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
    };
  }, [flush]);

  return {
    door,
    result,
    isOffline,
    problem,
    tick(replyId: number, count: number) {
      if (!latest.current) return;
      show(ticked(latest.current, replyId, count, deviceKey()));
      void flush();
    },
  };
}
