import { useId } from 'react';
import { Add } from '../../components/icons/add.ts';
import { Check } from '../../components/icons/check.ts';
import { Remove } from '../../components/icons/remove.ts';
import { useHydrated } from '../../components/page/use-hydrated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './reply.module.css';

interface FoodChipsProps {
  diets: readonly { key: string; label: string }[];
  counts: Readonly<Record<string, number>>;
  /** How many come. */
  total: number;
  onChange: (counts: Record<string, number>) => void;
}

/** What some of them eat: a press says that one does, and then for how many. */
export function FoodChips({ diets, counts, total, onChange }: FoodChipsProps) {
  const { t } = useTranslation();
  const id = useId();
  const isReady = useHydrated();
  const most = Math.max(total, 1);
  const set = (key: string, count: number) => {
    const { [key]: _, ...others } = counts;
    onChange(count > 0 ? { ...others, [key]: count } : others);
  };
  return (
    <fieldset aria-describedby={`${id}-hint`} className={styles.food}>
      <legend className="text-strong">{t('replies.food')}</legend>
      <p id={`${id}-hint`} className="text-small text-soft">
        {t('replies.foodHint')}
      </p>
      <div className={styles.chips}>
        {diets.map(({ key, label }) => {
          const count = counts[key] ?? 0;
          if (count === 0)
            return (
              <button
                key={key}
                type="button"
                className={styles.chip}
                disabled={!isReady}
                onClick={() => set(key, 1)}
              >
                {label}
              </button>
            );
          return (
            <fieldset key={key} aria-label={label} className={`${styles.chip} ${styles.chosen}`}>
              <button
                type="button"
                aria-label={t('replies.less', { label })}
                onClick={() => set(key, count - 1)}
              >
                <Remove size="small" />
              </button>
              <output>
                <Check size="small" /> {t('replies.foodFor', { diet: label, count })}
              </output>
              <button
                type="button"
                aria-label={t('replies.more', { label })}
                disabled={count >= most}
                onClick={() => set(key, count + 1)}
              >
                <Add size="small" />
              </button>
            </fieldset>
          );
        })}
      </div>
    </fieldset>
  );
}
