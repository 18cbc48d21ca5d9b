import { useAct } from '../../components/dialogs/use-act.ts';
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
  const { act, isBusy } = useAct();
  const ask = () => act({ ask: { question, action: t('cards.stop') }, work: stop, told: t('cards.stopped') });

  return (
    <BusyButton variant="outlined" busy={isBusy} busyLabel={t('cards.stopping')} onClick={() => void ask()}>
      {t('cards.stop')}
    </BusyButton>
  );
}
