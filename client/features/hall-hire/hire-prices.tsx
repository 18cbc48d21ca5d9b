import { useWatch } from 'react-hook-form';
import { hirePrice } from '../../../rules/hire-price.ts';
import type { HallRoomFragment } from './hall.generated.ts';
import { HirePriceBox } from './hire-price-box.tsx';
import type { ChosenHire } from './use-chosen-hire.ts';

interface HirePricesProps {
  rooms: readonly HallRoomFragment[];
  chosen: ChosenHire;
}

/** What the chosen hours of the chosen rooms cost. */
export function HirePrices({ rooms, chosen: { date, wish, roomIds } }: HirePricesProps) {
  const isMember: boolean = useWatch({ name: 'isMemberPrice' }) ?? false;
  const hired = rooms.filter(({ id }) => roomIds.includes(id));
  return wish ? (
    <HirePriceBox price={hirePrice({ rooms: hired, date, ...wish, isMember })} rooms={rooms} />
  ) : null;
}
