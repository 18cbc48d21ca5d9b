import type { Instant } from '../../../rules/days.ts';
import { Moment } from '../../components/page/moment.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Fact } from './fact-list.tsx';

interface ConsentFactProps {
  candidate: { consent: boolean; consentedAt?: Instant | null };
}

/** Whether other members may see religion and caste, and since when. */
export function ConsentFact({ candidate: { consent, consentedAt } }: ConsentFactProps) {
  const { t } = useTranslation();
  return (
    <Fact label={t('candidate.consent.label')} wide>
      {t(consent ? 'candidate.consent.given' : 'candidate.consent.notGiven')}{' '}
      {consent && consentedAt && <Moment at={consentedAt} />}
    </Fact>
  );
}
