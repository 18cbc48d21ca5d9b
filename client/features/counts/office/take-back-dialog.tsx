import { ReasonDialog } from '../../../components/office/reason-dialog.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useTakeBackGiftCountMutation } from './gift-counts.generated.ts';

/** Asks why a count is taken back. */
export function TakeBackDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation();
  const [takeBack] = useTakeBackGiftCountMutation();
  return (
    <ReasonDialog
      title={t('counts.takeBackTitle')}
      action={t('counts.takeBack')}
      lead={t('counts.takeBackLead')}
      done={t('counts.takenBack')}
      field={{ label: t('donations.reason'), hint: t('donations.reasonHint'), rows: 2 }}
      onReason={(reason) => takeBack({ variables: { id, reason } })}
      onClose={onClose}
    />
  );
}
