import { LegalPage } from './legal-page.tsx';

/** The accessibility statement, with a contact for reporting problems. */
export function AccessibilityPage() {
  return <LegalPage page="accessibility" />;
}
