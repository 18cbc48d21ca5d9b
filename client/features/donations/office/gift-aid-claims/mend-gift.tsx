import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { DonationTypeDialog } from '../donation-type-dialog.tsx';
import { donorAddress } from '../donors/donor-address.ts';
import { useDonorQuery } from '../donors/donors.generated.ts';
import { DeclareDialog } from '../gift-aid/declare-dialog.tsx';
import { useManagedDonationTypesQuery } from '../managed-donation-types.generated.ts';
import type { GiftAidGiftFieldsFragment } from './gift-aid-claims.generated.ts';
import { GiftNoteDialog } from './gift-note-dialog.tsx';
import { NameDonorDialog } from './name-donor-dialog.tsx';

type Gift = GiftAidGiftFieldsFragment;

interface Mending {
  gift: Gift;
  onClose: () => void;
}

function MendType({ gift, onClose }: Mending) {
  const { data, refetch } = useManagedDonationTypesQuery();
  const type = data?.allDonationTypes.find(({ id }) => id === gift.subTypeId);
  return type ? <DonationTypeDialog type={type} onClose={onClose} reload={refetch} /> : null;
}

function MendDeclaration({ gift, onClose }: Mending) {
  const { data } = useDonorQuery({ variables: { id: gift.donorId ?? 0 } });
  return data?.donor ? <DeclareDialog donor={data.donor} onClose={onClose} /> : null;
}

/** Where a reason is mended: in a dialog, or on the page of the donor. */
const DIALOGS = {
  NOT_COUNTED: MendType,
  NOT_OWN_MONEY: GiftNoteDialog,
  BENEFIT: GiftNoteDialog,
  NO_DONOR: NameDonorDialog,
  NO_DECLARATION: MendDeclaration,
} as const;

/** The one press that mends why a gift cannot be claimed for, or that says more of one that can. */
export function MendGift({ gift }: { gift: Gift }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { reason, donorId } = gift;
  const label = t(reason ? `giftAidClaims.mends.${reason}` : 'giftAidClaims.note');
  if (reason && !(reason in DIALOGS))
    return (
      <Button component={RouterLink} to={donorAddress(donorId!)} variant="outlined">
        {label}
      </Button>
    );
  const Dialog = reason ? DIALOGS[reason as keyof typeof DIALOGS] : GiftNoteDialog;
  return (
    <>
      <Button variant={reason ? 'outlined' : 'text'} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && <Dialog gift={gift} onClose={() => setIsOpen(false)} />}
    </>
  );
}
