import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { slotLines } from '../../../../rules/sponsored-days.ts';
import { BusyButton } from '../../../components/form/busy-button.tsx';
import { SectionPage } from '../../../components/office/section-page.tsx';
import { ToneChip } from '../../../components/office/tone-chip.tsx';
import { useRemoval } from '../../../components/office/use-removal.ts';
import { LoadState } from '../../../components/page/load-state.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useShortMoney } from '../../../components/page/use-money.ts';
import { VisuallyHidden } from '../../../components/page/visually-hidden.tsx';
import { useDayText } from '../../../i18n/dates.ts';
import { useLocalized } from '../../../i18n/localized.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SponsorOfferDialog } from './sponsor-offer-dialog.tsx';
import {
  type ManagedSponsorOfferFieldsFragment,
  useDeleteSponsorOfferMutation,
  useManagedSponsorOffersQuery,
} from './sponsor-offers.generated.ts';

function OfferWords({ offer }: { offer: ManagedSponsorOfferFieldsFragment }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const money = useShortMoney();
  const dayText = useDayText('medium');
  const { name, slots, pence, firstDay, lastDay, isShown, textLanguages } = offer;
  const days = lastDay
    ? [...new Set([firstDay, lastDay])].map((day) => dayText(day)).join(' – ')
    : t('sponsorsOffice.openEnded', { day: dayText(firstDay) });
  return (
    <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
      <Typography
        lang={localized(name, textLanguages.name).lang}
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {days} · {money(pence)} · {slotLines(slots).join(', ')}
      </Typography>
      {!isShown && <ToneChip tone="quiet" label={t('sponsorsOffice.hidden')} />}
    </Box>
  );
}

/** What can be sponsored: added, changed, hidden. */
export function SponsorOffersPage() {
  const { t } = useTranslation();
  const result = useManagedSponsorOffersQuery({ fetchPolicy: 'cache-and-network' });
  /** 0 to add one. */
  const [editedId, setEditedId] = useState<number>();
  const listElement = useRef<HTMLUListElement>(null);
  const [remove] = useDeleteSponsorOfferMutation();
  const { isRemoving, askAndRemove } = useRemoval(
    (id) => remove({ variables: { id } }),
    () => listElement.current?.focus({ preventScroll: true }),
  );
  const edited = result.data?.managedSponsorOffers.find(({ id }) => id === editedId);
  return (
    <SectionPage
      title={t('sponsorsOffice.offers')}
      lead={t('sponsorsOffice.offersLead')}
      action={
        <Button variant="contained" startIcon={<Add />} onClick={() => setEditedId(0)}>
          {t('sponsors.add')}
        </Button>
      }
    >
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={320} />}>
        {({ managedSponsorOffers }) =>
          managedSponsorOffers.length === 0 ? (
            <Typography>{t('sponsorsOffice.noOffers')}</Typography>
          ) : (
            <Box component="ul" ref={listElement} tabIndex={-1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {managedSponsorOffers.map((offer) => (
                <Box
                  component="li"
                  key={offer.id}
                  sx={{
                    display: 'flex',
                    flexWrap: 'wrap',
                    alignItems: 'center',
                    gap: 1,
                    py: 1.5,
                    borderBottom: 1,
                    borderColor: 'divider',
                  }}
                >
                  <OfferWords offer={offer} />
                  <Button startIcon={<Edit />} onClick={() => setEditedId(offer.id)}>
                    {t('content.edit')}
                    <VisuallyHidden> {offer.name}</VisuallyHidden>
                  </Button>
                  <BusyButton
                    variant="text"
                    startIcon={<Delete />}
                    busy={isRemoving(offer.id)}
                    busyLabel={t('content.removing')}
                    onClick={() => askAndRemove(offer)}
                  >
                    {t('content.delete')}
                    <VisuallyHidden> {offer.name}</VisuallyHidden>
                  </BusyButton>
                </Box>
              ))}
            </Box>
          )
        }
      </LoadState>
      {(editedId === 0 || edited) && (
        <SponsorOfferDialog offer={edited} onClose={() => setEditedId(undefined)} />
      )}
    </SectionPage>
  );
}
