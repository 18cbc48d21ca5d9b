import { Drawing } from '../art/drawing.tsx';
import { AddLink, type AddLinkProps } from './add-link.tsx';
import styles from './empty-list.module.css';

interface EmptyListProps {
  text: string;
  /** Where administrators add the first one. */
  add?: AddLinkProps;
}

/** Shown to visitors instead of an empty list. */
export function EmptyList({ text, add }: EmptyListProps) {
  return (
    <div className={styles.empty}>
      <Drawing of="emptyList" width={180} />
      <p className={`text-body ${styles.text}`}>{text}</p>
      {add && <AddLink {...add} />}
    </div>
  );
}
