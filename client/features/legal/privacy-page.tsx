import { LegalPage } from './legal-page.tsx';

/** What the association knows of people, and their rights (UK GDPR, D89). */
export function PrivacyPage() {
  return <LegalPage page="privacy" />;
}
