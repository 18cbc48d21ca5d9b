import { LegalPage } from './legal-page.tsx';
import { PRIVACY } from './privacy-text.ts';

/** What the association knows of people, and their rights (UK GDPR, D89). */
export function PrivacyPage() {
  return <LegalPage page="privacy" texts={PRIVACY} />;
}
