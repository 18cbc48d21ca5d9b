import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { hireReference } from '../../../../rules/hire-reference.ts';
import { hirerMay } from '../../../../rules/own-hire.ts';
import { shownPhone } from '../../../../rules/phone.ts';
import type { RowColumn } from '../../../components/list/row-table.tsx';
import { SmallText } from '../../../components/office/row-cell.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { HireFieldsFragment } from '../hire-fields.generated.ts';
import { ClashMark, WishMark } from './hire-marks.tsx';
import { HireStatusChip } from './hire-status-chip.tsx';
import type { HiresQuery } from './hires.generated.ts';
import { useAllRoomsQuery } from './rooms/rooms.generated.ts';
import { whenText } from './shown-times.ts';

const isWishable = ({ status, startsAt }: Pick<HireFieldsFragment, 'status' | 'startsAt'>) =>
  hirerMay({ status, startsAt: new Date(startsAt) }).canWish;

type ListedHire = HiresQuery['hires']['items'][number];

function Hirer({ id, name, email, telephone, mobile }: HireFieldsFragment) {
  const { t } = useTranslation();
  return (
    <>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography variant="body2">{t('hallHire.reference', { reference: hireReference(id) })}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[telephone, mobile]
          .filter(Boolean)
          .map((number) => shownPhone(number))
          .join(', ')}
      </Typography>
      {email && (
        <Link href={`mailto:${email}`} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {email}
        </Link>
      )}
    </>
  );
}

/** @param withStatus adds the status, for lists of hires with different ones */
export function useHireColumns(withStatus: boolean): RowColumn<ListedHire>[] {
  const { t, language } = useTranslation();
  const { data } = useAllRoomsQuery({ variables: { language } });
  const rooms = new Map(data?.allRooms.map(({ id, name }) => [id, name]));
  const columns: RowColumn<ListedHire>[] = [
    { label: t('hallHire.admin.hirer'), show: Hirer },
    {
      label: t('hallHire.admin.when'),
      show: (hire) => (
        <>
          <Typography>{whenText(hire, language)}</Typography>
          <SmallText>{hire.roomIds.flatMap((id) => rooms.get(id) ?? []).join(', ')}</SmallText>
          {hire.isClashing && <ClashMark />}
          {hire.wish && isWishable(hire) && <WishMark />}
        </>
      ),
    },
    {
      label: t('hallHire.admin.purpose'),
      show: ({ purpose, guests }) => (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {purpose}
          {guests !== null && `, ${t('hallHire.admin.guestCount', { count: guests })}`}
        </Typography>
      ),
    },
  ];
  const status = { label: t('hallHire.admin.status'), show: HireStatusChip };
  return withStatus ? [...columns, status] : columns;
}
