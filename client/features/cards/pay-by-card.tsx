import { useState } from 'react';
import { CardOffer } from '../../../rules/card-offer.ts';
import { useErrorText } from '../../components/dialogs/message-text.ts';
import { useNotify } from '../../components/dialogs/notify.tsx';
import { BusyButton } from '../../components/form/busy-button.tsx';
import { useShortMoney } from '../../components/page/use-money.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './pay-by-card.module.css';
import type { CardState } from './use-card-state.ts';

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

interface PayByCardProps {
  state: CardState;
  amountPence: number;
  /** Asks for the address of the page to pay on. */
  start: () => Promise<string | null | undefined>;
}

/** Paying by card on the page of a company; nothing where it is not offered. */
export function PayByCard({ state, amountPence, start }: PayByCardProps) {
  const { t } = useTranslation();
  const amount = useShortMoney()(amountPence);

  if (state === CardOffer.NOT_OFFERED) return null;
  const isMonthly = state === CardOffer.OFFERED_MONTHLY;
  if (state !== CardOffer.OFFERED && !isMonthly)
    return (
      <p role="status" className={`alert alert-info ${styles.state}`}>
        {t(state === CardOffer.UNDER_WAY ? 'cards.underWay' : 'cards.checking')}
      </p>
    );
  return (
    <section className={`card form-card not-printed ${styles.offer}`}>
      <h2 className="text-h2">{t(isMonthly ? 'cards.monthlyTitle' : 'cards.title')}</h2>
      <p className="text-body">{t(isMonthly ? 'cards.monthlyHint' : 'cards.hint', { amount })}</p>
      <CardButton label={t(isMonthly ? 'cards.payMonthly' : 'cards.pay', { amount })} start={start} />
    </section>
  );
}
