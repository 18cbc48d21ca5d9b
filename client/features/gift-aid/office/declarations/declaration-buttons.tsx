import { useAct } from '../../../../components/dialogs/use-act.ts';
import { BusyButton } from '../../../../components/form/busy-button.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import {
  type GiftAidDeclarationFieldsFragment,
  useConfirmGiftAidDeclarationMutation,
  useMailGiftAidRecordMutation,
} from './gift-aid.generated.ts';

type Declaration = GiftAidDeclarationFieldsFragment;

/** Mails the written record of a verbal declaration. */
export function MailRecordButton({
  declaration: { id, version },
  email,
}: {
  declaration: Declaration;
  email: string;
}) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct();
  const [mail] = useMailGiftAidRecordMutation({ variables: { id, version } });
  const onClick = () =>
    act({
      ask: { question: t('giftAid.mailRecordQuestion', { email }), action: t('giftAid.mailRecord') },
      work: mail,
      done: t('giftAid.mailRecordDone', { email }),
    });
  return (
    <BusyButton busy={isBusy} busyLabel={t('giftAid.mailing')} onClick={() => void onClick()}>
      {t('giftAid.mailRecord')}
    </BusyButton>
  );
}

/** Says that a declaration with an e-mail that nobody has proved is the donor's. */
export function ConfirmButton({ declaration: { id, version } }: { declaration: Declaration }) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct();
  const [confirm] = useConfirmGiftAidDeclarationMutation({ variables: { id, version } });
  const onClick = () =>
    act({
      ask: { question: t('giftAid.confirmQuestion'), action: t('giftAid.confirm') },
      work: confirm,
      done: t('giftAid.confirmDone'),
    });
  return (
    <BusyButton busy={isBusy} busyLabel={t('form.saving')} onClick={() => void onClick()}>
      {t('giftAid.confirm')}
    </BusyButton>
  );
}
