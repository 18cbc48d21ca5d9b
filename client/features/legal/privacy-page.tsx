import { LegalPage } from './legal-page.tsx';
import { RetentionList } from './retention-list.tsx';

/** The privacy notice: which personal data the association processes, and people's rights (UK GDPR). */
export function PrivacyPage() {
  return <LegalPage page="privacy" inserted={{ '{{retention}}': <RetentionList /> }} />;
}
