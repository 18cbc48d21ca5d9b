import { isEmptySearch, isFoundIn } from '../../../rules/search-text.ts';
import { PATHS } from '../../components/page/paths.ts';
import type { Texts } from '../../i18n/texts.ts';

/** Pages that a search finds by what they are for, with the names of their texts. */
const SITE_PAGES = [
  { name: 'whoWeAre', title: 'layout.whoWeAre', to: PATHS.whoWeAre },
  { name: 'events', title: 'layout.events', to: PATHS.events },
  { name: 'notices', title: 'search.notices', to: PATHS.notices },
  { name: 'poojaSevas', title: 'layout.poojaSevas', to: PATHS.poojaSevas },
  { name: 'committee', title: 'layout.committee', to: PATHS.committeeMembers },
  { name: 'hallHire', title: 'layout.hallHire', to: PATHS.hallHire },
  { name: 'give', title: 'search.give', to: PATHS.give },
  { name: 'documents', title: 'layout.documents', to: PATHS.documents },
  { name: 'contact', title: 'layout.contact', to: PATHS.contact },
  { name: 'matrimonials', title: 'layout.matrimonials', to: PATHS.matrimonials },
  { name: 'signUp', title: 'layout.signIn', to: PATHS.signUp },
  { name: 'requests', title: 'layout.requests', to: PATHS.requests },
  { name: 'privacy', title: 'layout.privacy', to: PATHS.privacy },
] as const;

/** The pages that are meant by a search: their titles, what they are for, or words that stand for it. */
export function findPages(search: string, t: Texts['t'], isUsed: (address: string) => boolean) {
  if (isEmptySearch(search)) return [];
  return SITE_PAGES.filter(({ to }) => isUsed(to))
    .map(({ name, title, to }) => ({
      to,
      title: t(title),
      text: t(`search.pages.${name}.text`),
      words: t(`search.pages.${name}.words`),
    }))
    .filter(({ title, text, words }) => isFoundIn(`${title} ${text} ${words}`, search, { bySound: true }));
}
