import { LegalPage } from './legal-page.tsx';

/** The terms of use (D89). */
export function TermsPage() {
  return <LegalPage page="terms" />;
}
