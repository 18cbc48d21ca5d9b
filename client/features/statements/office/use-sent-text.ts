import { place } from '../../../../rules/place.ts';
import { dateFormat } from '../../../i18n/date-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { StatementFieldsFragment } from './donor-statements.generated.ts';

type Sent = Pick<StatementFieldsFragment, 'sentAt' | 'sentByName' | 'hasChanged'>;

/** Says of a statement who sent it when, and whether it has changed since; undefined of one that was not sent. */
export function useSentText(): (statement: Sent) => string | undefined {
  const { t, language } = useTranslation();
  const format = dateFormat(language, { dateStyle: 'medium', timeZone: place.timeZone });
  return ({ sentAt, sentByName, hasChanged }) =>
    sentAt
      ? t(hasChanged ? 'donorStatements.changedSince' : 'donorStatements.sentOn', {
          name: sentByName ?? '',
          day: format.format(new Date(sentAt)),
        })
      : undefined;
}
