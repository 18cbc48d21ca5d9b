import { useState } from 'react';
import { useErrorText } from '../../components/dialogs/message-text.ts';
import { useConfirm, useNotify } from '../../components/dialogs/notify.tsx';
import { BusyButton } from '../../components/form/busy-button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

interface StopMonthlyProps {
  /** What is asked before. */
  question: string;
  stop: () => Promise<unknown>;
}

/** Ends what is taken every month by card, after a question. */
export function StopMonthly({ question, stop }: StopMonthlyProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const errorText = useErrorText();
  const [isStopping, setIsStopping] = useState(false);

  const ask = async () => {
    if (!(await confirm(question))) return;
    setIsStopping(true);
    let said = t('cards.stopped');
    try {
      await stop();
    } catch (error) {
      said = errorText(error);
    }
    setIsStopping(false);
    await notify(said);
  };

  return (
    <BusyButton
      variant="outlined"
      busy={isStopping}
      busyLabel={t('cards.stopping')}
      onClick={() => void ask()}
    >
      {t('cards.stop')}
    </BusyButton>
  );
}
