import { slotLines } from '../../../../rules/sponsored-days.ts';
import { ReasonDialog } from '../../../components/office/reason-dialog.tsx';
import { useDayText } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type SponsorshipFieldsFragment, useReleaseSponsorshipMutation } from './sponsorships.generated.ts';

interface ReleaseDialogProps {
  sponsorship: SponsorshipFieldsFragment;
  onClose: () => void;
}

/** Makes a promised day free again, with the reason for the ledger. */
export function ReleaseDialog({ sponsorship, onClose }: ReleaseDialogProps) {
  const { t } = useTranslation();
  const dayText = useDayText('full');
  const [release] = useReleaseSponsorshipMutation();
  const { id, day, slot, offer, donorName } = sponsorship;
  const what = t('sponsors.when', { day: dayText(day), slot: slotLines(offer.slots)[slot - 1] ?? '' });
  return (
    <ReasonDialog
      title={t('sponsorsOffice.releaseQuestion')}
      action={t('sponsorsOffice.release')}
      lead={t('sponsorsOffice.releaseText', { what, name: donorName })}
      field={{ label: t('sponsorsOffice.reason'), hint: t('sponsorsOffice.reasonHint') }}
      item={sponsorship}
      onReason={(reason) => release({ variables: { id, reason } })}
      done={t('sponsorsOffice.releasedDone')}
      onClose={onClose}
    />
  );
}
