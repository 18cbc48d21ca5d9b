import CircularProgress from '@mui/material/CircularProgress';
import styles from './busy-overlay.module.css';

/** Covers the page while a call runs that must not be disturbed. */
export function BusyOverlay({ open, label }: { open: boolean; label: string }) {
  return (
    open && (
      <div className={styles.overlay}>
        <CircularProgress color="inherit" aria-hidden />
        <p className="text-body">{label}</p>
      </div>
    )
  );
}
