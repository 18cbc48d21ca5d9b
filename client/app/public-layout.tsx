import { Outlet } from 'react-router-dom';
import { Toran } from '../components/art/toran.tsx';
import styles from './visitor-frame.module.css';
import { VisitorFrame } from './visitor-frame.tsx';

/** Pages for visitors: the garland hangs from the header. */
export function PublicLayout() {
  return (
    <VisitorFrame>
      <div className={styles.page}>
        <Toran />
        <Outlet />
      </div>
    </VisitorFrame>
  );
}
