import styles from './busy-overlay.module.css';

/** Covers the page while a call runs that must not be disturbed. */
export function BusyOverlay({ open, label }: { open: boolean; label: string }) {
  return (
    open && (
      <div className={styles.overlay}>
        <span className="spinner spinner-large" aria-hidden />
        <p className="text-body">{label}</p>
      </div>
    )
  );
}
