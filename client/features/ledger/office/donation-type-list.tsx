import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { DonationColumn } from '../../../../rules/donation-states.ts';
import { GIFT_AID_COUNTRY } from '../../../../rules/gift-aid-country.ts';
import { place } from '../../../../rules/place.ts';
import { BusyButton } from '../../../components/form/busy-button.tsx';
import { OrderedList } from '../../../components/office/ordered-list.tsx';
import { useRemoval } from '../../../components/office/use-removal.ts';
import { Section } from '../../../components/page/section.tsx';
import { useMoney } from '../../../components/page/use-money.ts';
import { useLocalized } from '../../../i18n/localized.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useColumnName } from '../use-column-name.ts';
import { DonationTypeRevisions } from './donation-type-revisions.tsx';
import {
  type ManagedDonationTypeFieldsFragment,
  useDeleteDonationTypeMutation,
  useMoveDonationTypeMutation,
} from './managed-donation-types.generated.ts';

type Type = ManagedDonationTypeFieldsFragment;

interface DonationTypeListProps {
  column: DonationColumn;
  types: readonly Type[];
  refetch: () => Promise<unknown>;
  onEdit: (type: Type) => void;
}

/** The types of one column in their order, with the actions for each. */
export function DonationTypeList({ column, types, refetch, onEdit }: DonationTypeListProps) {
  const { t } = useTranslation();
  const columnName = useColumnName();
  const money = useMoney();
  const localized = useLocalized();
  const titleElement = useRef<HTMLHeadingElement>(null);
  const [remove] = useDeleteDonationTypeMutation();
  const [move] = useMoveDonationTypeMutation();
  const { isRemoving, askAndRemove } = useRemoval(
    (id) => remove({ variables: { id } }),
    // Moves the focus, because the pressed button disappears with its row.
    () => titleElement.current?.focus({ preventScroll: true }),
  );

  return (
    <Section title={columnName(column)} titleRef={titleElement}>
      {types.length === 0 && <Typography>{t('content.nothingYet')}</Typography>}
      <OrderedList
        items={types}
        label={columnName(column)}
        refetch={refetch}
        moveTo={(id, place) => move({ variables: { id, place } })}
        actions={(type, about) => (
          <>
            <Button startIcon={<Edit />} onClick={() => onEdit(type)}>
              {t('content.edit')}
              {about}
            </Button>
            <DonationTypeRevisions type={type} about={about} />
            <BusyButton
              variant="text"
              startIcon={<Delete />}
              busy={isRemoving(type.id)}
              busyLabel={t('content.removing')}
              onClick={() => askAndRemove(type)}
            >
              {t('content.delete')}
              {about}
            </BusyButton>
          </>
        )}
      >
        {({
          name,
          textLanguages,
          feePence,
          isActive,
          isOpenToVisitors,
          countsForGiftAid,
          membershipPeriod,
        }) => (
          <>
            <Typography lang={localized(name, textLanguages.name).lang} sx={{ fontWeight: 600 }}>
              {name}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {feePence === null ? t('donations.donorChooses') : money(feePence)}
              {!isActive && ` · ${t('donations.inactive')}`}
              {!isOpenToVisitors && ` · ${t('donations.notOpen')}`}
              {place.country === GIFT_AID_COUNTRY && countsForGiftAid && ` · ${t('donations.counts')}`}
              {membershipPeriod !== 'NONE' && ` · ${t(`memberships.lasts.${membershipPeriod}`)}`}
            </Typography>
          </>
        )}
      </OrderedList>
    </Section>
  );
}
