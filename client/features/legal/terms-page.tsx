import { LegalPage } from './legal-page.tsx';
import { TERMS } from './terms-text.ts';

/** What holds for those who use the site (D89). */
export function TermsPage() {
  return <LegalPage page="terms" texts={TERMS} />;
}
