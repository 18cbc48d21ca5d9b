import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { hirePrice } from '../../../../../rules/hire-price.ts';
import { poundsText } from '../../../../../rules/money.ts';
import { useShortMoney } from '../../../../components/page/use-money.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useAllRoomsQuery } from '../rooms/rooms.generated.ts';

const hoursOf = (minutes: number) => String(Math.round((minutes / 60) * 100) / 100);

/** What the chosen hours cost by the price list, line by line; a press fills it in. */
export function SuggestedPrice() {
  const { t, language } = useTranslation();
  const money = useShortMoney();
  const { setValue } = useFormContext();
  const [date, from, to, roomIds, isMember] = useWatch({
    name: ['date', 'from', 'to', 'roomIds', 'isMemberPrice'],
  });
  const rooms = useAllRoomsQuery({ variables: { language } }).data?.allRooms ?? [];
  const chosen = rooms.filter(({ id }) => (roomIds ?? []).includes(id));
  if (chosen.length === 0) return null;
  const costs = hirePrice({ rooms: chosen, date, from, to, isMember: Boolean(isMember) });
  if (costs.lines.length === 0)
    return <Typography sx={{ mb: 2 }}>{t('hallCalendar.telephone.noPrice')}</Typography>;
  const lines = costs.lines.map(({ roomId, per, minutes, unitPence }) => {
    const room = chosen.find(({ id }) => id === roomId)?.name ?? '';
    const price = money(unitPence);
    if (per === 'ONCE') return `${room} ${price}`;
    return t('hallCalendar.telephone.hourLine', { room, price, hours: hoursOf(minutes) });
  });
  const total = money(costs.totalPence);
  const use = () => {
    for (const [name, pence] of [
      ['charges', costs.totalPence],
      ['deposit', costs.depositPence],
    ] as const)
      setValue(name, poundsText(pence), { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <Typography role="status" sx={{ flex: '1 1 240px' }}>
        {t('hallCalendar.telephone.suggested', { lines: lines.join(' + '), total })}
      </Typography>
      <Button variant="outlined" onClick={use}>
        {t('hallCalendar.telephone.use', { total })}
      </Button>
    </Box>
  );
}
