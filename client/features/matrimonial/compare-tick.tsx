import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './compare.module.css';
import { useCompared } from './compare-address.ts';

interface CompareTickProps {
  id: number;
  /** Whose card it is, for screen readers. */
  name: string;
}

/** Chooses a candidate to stand beside one or two others; nobody more once three are chosen. */
export function CompareTick({ id, name }: CompareTickProps) {
  const { t } = useTranslation();
  const { has, isFull, toggle } = useCompared();
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={has(id)} disabled={isFull && !has(id)} onChange={() => toggle(id)} />
      <span>
        {t('compare.tick')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </span>
    </label>
  );
}
