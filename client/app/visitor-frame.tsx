import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './visitor-frame.module.css';

/** The header and footer of the pages for visitors. */
export function VisitorFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
