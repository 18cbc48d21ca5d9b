import { parsePence, typedPounds } from '../../../rules/money.ts';
import { ReadyButton } from '../../components/form/ready-button.tsx';
import { useShortMoney } from '../../components/page/use-money.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './amount-choice.module.css';

interface AmountChoiceProps {
  /** Pence. */
  amounts: readonly number[];
  /** The amount field's text. */
  value: string;
  onChoice: (amount: string) => void;
}

/** Buttons for amounts that many give; pressing one fills in the amount field, where any other can be typed. */
export function AmountChoice({ amounts, value, onChoice }: AmountChoiceProps) {
  const { t } = useTranslation();
  const money = useShortMoney();
  if (amounts.length === 0) return null;
  const chosen = parsePence(value);
  return (
    <fieldset aria-label={t('give.suggested')} className={`field ${styles.amounts}`}>
      {amounts.map((pence) => (
        <ReadyButton
          key={pence}
          variant={pence === chosen ? 'contained' : 'outlined'}
          aria-pressed={pence === chosen}
          onClick={() => onChoice(typedPounds(pence))}
          className={styles.amount}
        >
          {money(pence)}
        </ReadyButton>
      ))}
    </fieldset>
  );
}
