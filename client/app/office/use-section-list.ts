import { z } from 'zod';
import { managedContentFilterRules } from '../../../rules/content-state.ts';
import { languageName } from '../../../rules/languages.ts';
import { useFilterAddress } from '../../components/list/use-filter-address.ts';
import type { ContentSection } from '../../components/office/content-sections.ts';
import { choice, words } from '../../components/office/office-filter.ts';
import { useOfficeList } from '../../components/office/use-office-list.ts';
import { useSiteLanguages } from '../../i18n/site-languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useManagedContentQuery } from './managed-content.generated.ts';

/** Rows of a page; the first is usual, the others may be chosen. */
const PAGE_SIZES = ['25', '50', '100'] as const;
const [USUAL_SIZE, ...OTHER_SIZES] = PAGE_SIZES;

const orderRules = managedContentFilterRules.pick({ sort: true, descending: true });

/** The items of a kind as the address asks for them: in a tab, searched, narrowed and sorted. */
export function useSectionList(officeSection: Pick<ContentSection, 'kind' | 'hasSequence'>) {
  const { t, language: reader } = useTranslation();
  const languages = useSiteLanguages();
  const filterRules = managedContentFilterRules
    .omit({ sort: true, descending: true })
    .extend({ missing: z.enum(languages).nullish(), rows: z.enum(OTHER_SIZES).nullish() });
  const missing = choice(
    t('contentList.missingLanguage'),
    languages,
    (each) => t('contentList.without', { language: languageName(each, reader) }),
    { placeholder: t('contentList.anyLanguage'), width: 160, isSeldom: true },
  );
  const rows = choice(t('contentList.rows'), OTHER_SIZES, (total) => t('contentList.rowsOf', { total }), {
    placeholder: t('contentList.rowsOf', { total: USUAL_SIZE }),
    width: 110,
    isOrder: true,
    isSeldom: true,
  });
  const list = useOfficeList(filterRules, {
    search: words(t('contentList.searched')),
    ...(languages.length > 1 && { missing }),
    rows,
  });
  const order = useFilterAddress(orderRules);
  const { rows: size, ...filter } = list.values;
  const pageSize = Number(size ?? USUAL_SIZE);
  const usual = officeSection.hasSequence ? 'SHOWN' : 'CREATED';
  const { sort, descending } = order.values.sort
    ? order.values
    : ({ sort: usual, descending: true } as const);
  const variables = {
    ...list.asking({ kind: officeSection.kind, ...filter, sort, descending }).variables,
    pageSize,
  };
  const result = useManagedContentQuery({ variables, fetchPolicy: 'cache-and-network' });
  const years = (result.data ?? result.previousData)?.managedContent.years ?? [];
  const { search, ...others } = list.fields;
  // What is in the address can be cleared, also where nothing is of that year any more.
  const { year: chosen } = filter;
  const isOther = chosen !== null && !years.includes(chosen);
  const offered = isOther ? [...years, chosen].sort((one, other) => other - one) : years;
  const year = choice(t('contentList.year'), offered, String, {
    placeholder: t('contentList.allYears'),
    width: 110,
  });
  return {
    list: {
      ...list,
      pageSize,
      fields: years.length > 1 || chosen !== null ? { search: search!, year, ...others } : list.fields,
    },
    order: { sort, isDescending: Boolean(descending), toOrder: order.toFilter },
    variables,
    result,
  };
}

export type SectionList = ReturnType<typeof useSectionList>;
