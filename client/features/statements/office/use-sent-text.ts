import { useMomentDay } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { StatementFieldsFragment } from './donor-statements.generated.ts';

type Sent = Pick<StatementFieldsFragment, 'sentAt' | 'sentByName' | 'hasChanged'>;

/** Says of a statement who sent it when, and whether it has changed since; undefined of one that was not sent. */
export function useSentText(): (statement: Sent) => string | undefined {
  const { t } = useTranslation();
  const momentDay = useMomentDay('medium');
  return ({ sentAt, sentByName, hasChanged }) =>
    sentAt
      ? t(hasChanged ? 'donorStatements.changedSince' : 'donorStatements.sentOn', {
          name: sentByName ?? '',
          day: momentDay(sentAt),
        })
      : undefined;
}
