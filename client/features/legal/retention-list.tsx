import { RETENTION_KINDS } from '../../../rules/retention.ts';
import { useKeptLong } from '../../components/page/use-kept-long.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './retention-list.module.css';

/** What is kept how long and why, as the code that deletes it has it. */
export function RetentionList() {
  const { t } = useTranslation();
  const keptLong = useKeptLong();
  return (
    <dl className={styles.list}>
      {RETENTION_KINDS.map((kind) => (
        <div key={kind}>
          <dt>{t(`retention.kinds.${kind}.what`)}</dt>
          <dd>{keptLong(kind)}</dd>
          <dd className="text-soft">{t(`retention.kinds.${kind}.why`)}</dd>
        </div>
      ))}
    </dl>
  );
}
