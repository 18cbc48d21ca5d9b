import { useState } from 'react';
import { useErrorText } from '../../components/dialogs/message-text.ts';
import { useNotify } from '../../components/dialogs/notify.tsx';
import { BusyButton } from '../../components/form/busy-button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

interface CardButtonProps {
  label: string;
  /** Asks for the address of the page to pay on. */
  start: () => Promise<string | null | undefined>;
}

/** Leads to the company's page on which somebody pays. */
export function CardButton({ label, start }: CardButtonProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const errorText = useErrorText();
  const [isOpening, setIsOpening] = useState(false);

  const open = async () => {
    setIsOpening(true);
    try {
      const address = await start();
      if (address) location.assign(address);
      else await notify(t('messages.notPayableByCard'));
    } catch (error) {
      await notify(errorText(error));
    }
    // Also when the page changes: "back" may show this one as it was.
    setIsOpening(false);
  };

  return (
    <BusyButton busy={isOpening} busyLabel={t('cards.opening')} onClick={open}>
      {label}
    </BusyButton>
  );
}
