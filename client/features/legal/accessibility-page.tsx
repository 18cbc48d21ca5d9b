import { LegalPage } from './legal-page.tsx';

/** How well the site can be used by everybody, and whom to tell where it cannot (D89). */
export function AccessibilityPage() {
  return <LegalPage page="accessibility" />;
}
