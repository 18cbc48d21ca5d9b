import { useTranslation } from '../../../i18n/use-translation.ts';
import type { RoomNames } from './calendar/use-entry-text.ts';
import { useAllRoomsQuery } from './rooms/rooms.generated.ts';

/** The rooms that are offered, and those of a hire; undefined until they are known. */
export function useRoomNames(ofHire: readonly number[] = []): RoomNames | undefined {
  const { language } = useTranslation();
  const { data } = useAllRoomsQuery({ variables: { language } });
  const rooms = data?.allRooms.filter(({ id, isHidden }) => !isHidden || ofHire.includes(id));
  return rooms && new Map(rooms.map(({ id, name }) => [id, name]));
}
