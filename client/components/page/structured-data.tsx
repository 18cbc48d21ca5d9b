import type { Language } from '../../../rules/languages.ts';
import { useSiteLanguages } from '../../i18n/site-languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAssociation, useOtherName } from './association.ts';
import { type SchemaThing, usePageRecord } from './page-record.ts';

/** Data of the site for structured data. */
export interface DescribedSite {
  /** Where visitors reach the site, without a trailing slash. */
  origin: string;
  language: Language;
  /** The site's languages, the first one first. */
  languages: readonly Language[];
  name: string;
  /** The association's name in another language. */
  otherName?: string;
}

interface StructuredDataProps {
  /** Called on the server only. */
  data: (site: DescribedSite) => SchemaThing | undefined;
}

/**
 * Adds structured data for search engines to the page's head:
 * `<StructuredData data={(site) => organizationData(settings, site)} />`.
 */
export function StructuredData({ data }: StructuredDataProps) {
  const { language } = useTranslation();
  const { name } = useAssociation();
  const otherName = useOtherName()?.name;
  const languages = useSiteLanguages();
  const record = usePageRecord();
  if (!record) return null;
  const thing = data({
    origin: record.origin,
    language,
    languages,
    name,
    otherName,
  });
  if (thing) record.structuredData.set(thing['@id'], thing);
  return null;
}
