import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { type ComponentType, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { GiftAidReason } from '../../../../rules/gift-aid-claims.ts';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { LoadState, type QueryResult } from '../../../components/page/load-state.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DeclareDialog } from '../../gift-aid/office/declarations/declare-dialog.tsx';
import { DonationTypeDialog } from '../../ledger/office/donation-type-dialog.tsx';
import { donorAddress } from '../../ledger/office/donors/donor-address.ts';
import { useDonorQuery } from '../../ledger/office/donors/donors.generated.ts';
import { useManagedDonationTypesQuery } from '../../ledger/office/managed-donation-types.generated.ts';
import type { GiftAidGiftFieldsFragment } from './gift-aid-claims.generated.ts';
import { GiftNoteDialog } from './gift-note-dialog.tsx';
import { NameDonorDialog } from './name-donor-dialog.tsx';
import { WhoseMoneyDialog } from './whose-money-dialog.tsx';

type Gift = GiftAidGiftFieldsFragment;

interface Mending {
  gift: Gift;
  onClose: () => void;
}

interface OpeningProps {
  gift: Gift;
  label: string;
  /** It is what is to be done first. */
  isMain: boolean;
  Dialog: ComponentType<Mending>;
}

/** Until what a dialog is about is there, which it may never be without a connection. */
function Loading<Data>({ result, onClose }: { result: QueryResult<Data>; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog open onClose={onClose} aria-label={t('common.loading')} fullWidth maxWidth="sm">
      <DialogContent>
        <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={240} />}>
          {() => <Typography>{t('messages.notFound')}</Typography>}
        </LoadState>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function MendType({ gift, onClose }: Mending) {
  const result = useManagedDonationTypesQuery();
  const type = result.data?.allDonationTypes.find(({ id }) => id === gift.subTypeId);
  if (!type) return <Loading result={result} onClose={onClose} />;
  // What others have changed may take the gift from this list.
  return <DonationTypeDialog type={type} reload={result.refetch} onClose={onClose} />;
}

function MendDeclaration({ gift, onClose }: Mending) {
  const result = useDonorQuery({ variables: { id: gift.donorId ?? 0 } });
  const donor = result.data?.donor;
  if (!donor) return <Loading result={result} onClose={onClose} />;
  return <DeclareDialog donor={donor} onClose={onClose} />;
}

/** What is mended in no dialog, but on the page of the donor. */
const ON_DONOR_PAGE = 'donor page';

/** Where each reason is mended: a new one has to be thought of here. */
const MENDED_BY: Record<GiftAidReason, ComponentType<Mending> | typeof ON_DONOR_PAGE> = {
  NOT_COUNTED: MendType,
  NOT_OWN_MONEY: GiftNoteDialog,
  BENEFIT: GiftNoteDialog,
  NO_DONOR: NameDonorDialog,
  OTHER_NAME: WhoseMoneyDialog,
  NO_DECLARATION: MendDeclaration,
  NOT_COVERED: ON_DONOR_PAGE,
  RECORD_MISSING: ON_DONOR_PAGE,
  RECORD_WAITS: ON_DONOR_PAGE,
};

/** Opens a dialog about a gift. */
function Opening({ gift, label, isMain, Dialog }: OpeningProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant={isMain ? 'outlined' : 'text'} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && <Dialog gift={gift} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Mend({ gift }: { gift: Gift }) {
  const { t } = useTranslation();
  const { reason, donorId } = gift;
  const label = t(reason ? `giftAidClaims.mends.${reason}` : 'giftAidClaims.note');
  const mendedBy = reason ? MENDED_BY[reason] : GiftNoteDialog;
  if (mendedBy === ON_DONOR_PAGE)
    return (
      <Button component={RouterLink} to={donorAddress(donorId!)} variant="outlined">
        {label}
      </Button>
    );
  return <Opening gift={gift} label={label} isMain={reason !== null} Dialog={mendedBy} />;
}

/**
 * The press that mends why a gift cannot be claimed for, or that says more of one that can; and where an account gave it under
 * another name, the one that changes whose money that is.
 */
export function MendGift({ gift }: { gift: Gift }) {
  const { t } = useTranslation();
  const isAsked = gift.reason === 'OTHER_NAME' || gift.accountName === null || gift.donorId === null;
  const label = t('giftAidClaims.mends.OTHER_NAME');
  return (
    <>
      <Mend gift={gift} />
      {!isAsked && <Opening gift={gift} label={label} isMain={false} Dialog={WhoseMoneyDialog} />}
    </>
  );
}
