import { LegalPage } from './legal-page.tsx';

/** What holds for those who use the site (D89). */
export function TermsPage() {
  return <LegalPage page="terms" />;
}
