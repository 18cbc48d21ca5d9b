import { useErrorText } from '../../../../components/dialogs/message-text.ts';
import { useConfirm, useNotify } from '../../../../components/dialogs/notify.tsx';
import { BusyButton } from '../../../../components/form/busy-button.tsx';
import { useDoneNotice } from '../../../../components/office/done-notice.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import {
  type GiftAidDeclarationFieldsFragment,
  useConfirmGiftAidDeclarationMutation,
  useMailGiftAidRecordMutation,
} from './gift-aid.generated.ts';

interface DeclarationButtonProps {
  declaration: GiftAidDeclarationFieldsFragment;
  /** Refetches the declarations, after somebody else has changed one. */
  reload: () => Promise<unknown>;
}

/** Does something with a declaration after a question, and says what was done or why it was refused. */
function useAsked(reload: () => Promise<unknown>) {
  const confirm = useConfirm();
  const notify = useNotify();
  const errorText = useErrorText();
  const done = useDoneNotice();
  return async (question: string, act: () => Promise<unknown>, text: string) => {
    if (!(await confirm(question))) return;
    try {
      await act();
      done({ text });
    } catch (error) {
      await notify(errorText(error));
      await reload();
    }
  };
}

/** Mails the written record of a spoken declaration. */
export function MailRecordButton({
  declaration: { id, version },
  email,
  reload,
}: DeclarationButtonProps & { email: string }) {
  const { t } = useTranslation();
  const ask = useAsked(reload);
  const [mail, { loading }] = useMailGiftAidRecordMutation({ variables: { id, version } });
  const onClick = () =>
    ask(t('giftAid.mailRecordQuestion', { email }), mail, t('giftAid.mailRecordDone', { email }));
  return (
    <BusyButton busy={loading} busyLabel={t('giftAid.mailing')} onClick={() => void onClick()}>
      {t('giftAid.mailRecord')}
    </BusyButton>
  );
}

/** Says that a declaration with an e-mail that nobody has proved is the donor's. */
export function ConfirmButton({ declaration: { id, version }, reload }: DeclarationButtonProps) {
  const { t } = useTranslation();
  const ask = useAsked(reload);
  const [confirm, { loading }] = useConfirmGiftAidDeclarationMutation({ variables: { id, version } });
  const onClick = () => ask(t('giftAid.confirmQuestion'), confirm, t('giftAid.confirmDone'));
  return (
    <BusyButton busy={loading} busyLabel={t('form.saving')} onClick={() => void onClick()}>
      {t('giftAid.confirm')}
    </BusyButton>
  );
}
