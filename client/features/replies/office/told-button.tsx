import type { ReactNode } from 'react';
import { useAct } from '../../../components/dialogs/use-act.ts';
import { BusyButton } from '../../../components/form/busy-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useReplyRungMutation } from './office-replies.generated.ts';

interface ToldButtonProps {
  reply: { id: number; version: number };
  variant: 'outlined' | 'text';
  /** Names the household for screen readers. */
  about: ReactNode;
}

/** Says that a household has been rung. */
export function ToldButton({ reply: { id, version }, variant, about }: ToldButtonProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct();
  const [rung] = useReplyRungMutation({ variables: { id, version } });
  return (
    <BusyButton
      variant={variant}
      busy={isBusy}
      busyLabel={t('form.saving')}
      onClick={() => act({ work: rung, done: t('replyOffice.toldDone') })}
    >
      {t('replyOffice.told')}
      {about}
    </BusyButton>
  );
}
