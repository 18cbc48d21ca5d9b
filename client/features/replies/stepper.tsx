import { type Ref, useId } from 'react';
import { Add } from '../../components/icons/add.ts';
import { Remove } from '../../components/icons/remove.ts';
import { useHydrated } from '../../components/page/use-hydrated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './reply.module.css';

interface StepperProps {
  label: string;
  hint?: string;
  value: number;
  maximum: number;
  onChange: (value: number) => void;
  /** The button for one more, for a form that says what is missing. */
  more?: { ref: Ref<HTMLButtonElement>; describedBy?: string };
}

/** A number of people, changed one at a time by buttons that a thumb hits. */
export function Stepper({ label, hint, value, maximum, onChange, more }: StepperProps) {
  const { t } = useTranslation();
  const id = useId();
  const isReady = useHydrated();
  return (
    <fieldset aria-labelledby={id} className={styles.row}>
      <div className={styles.who}>
        <div id={id} className="text-strong">
          {label}
        </div>
        {hint && <div className="text-small text-soft">{hint}</div>}
      </div>
      <div className={styles.stepper}>
        <button
          type="button"
          aria-label={t('replies.less', { label })}
          disabled={!isReady || value === 0}
          onClick={() => onChange(value - 1)}
        >
          <Remove />
        </button>
        <output className={styles.number}>{value}</output>
        <button
          type="button"
          ref={more?.ref}
          aria-label={t('replies.more', { label })}
          aria-describedby={more?.describedBy}
          disabled={!isReady || value >= maximum}
          onClick={() => onChange(value + 1)}
        >
          <Add />
        </button>
      </div>
    </fieldset>
  );
}
