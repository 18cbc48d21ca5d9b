import { listFormat } from '../../../rules/formats.ts';
import { localeOf } from '../../../rules/languages.ts';
import type { PeopleOfAge } from '../../../rules/replies.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Says who comes: "2 adults and 1 child". */
export function usePeopleText(): (ages: readonly PeopleOfAge[]) => string {
  const { t, language } = useTranslation();
  return (ages) => {
    const said = ages
      .filter(({ people }) => people > 0)
      .map(({ group, people }) => t(`replies.people.${group}`, { count: people }));
    return listFormat(localeOf(language), { type: 'conjunction' }).format(said);
  };
}
