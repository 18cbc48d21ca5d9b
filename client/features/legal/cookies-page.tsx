import { LegalPage } from './legal-page.tsx';

/** What the site stores on a visitor's device (PECR). */
export function CookiesPage() {
  return <LegalPage page="cookies" />;
}
