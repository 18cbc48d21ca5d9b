import { useApolloClient } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Language } from '../../rules/languages.ts';
import { useTellNotLoaded } from '../components/dialogs/use-tell-not-loaded.ts';
import { isReachable } from '../components/page/is-reachable.ts';
import { QUERY_PARAMETERS } from '../components/page/paths.ts';
import { takesLanguage } from '../graphql/page-queries.ts';
import { useSwitchLanguage } from '../i18n/language-provider.tsx';

/** How the page's language is changed in place, and the parameters of its address that stay. */
export function useLanguageChange() {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const client = useApolloClient();
  const switchLanguage = useSwitchLanguage();
  const tellNotLoaded = useTellNotLoaded();
  const parameters = new URLSearchParams(search);
  const others = [...parameters].filter(([name]) => name !== QUERY_PARAMETERS.language);

  /** Rejects when the texts cannot be loaded. */
  async function changeInPlace(language: Language): Promise<void> {
    // So that the page shows its content in the new language at once.
    const shown = [...client.getObservableQueries()].filter(({ query }) => takesLanguage(query));
    await Promise.all(
      shown.map(({ query, variables }) => client.query({ query, variables: { ...variables, language } })),
    );
    await switchLanguage(language);
    if (parameters.has(QUERY_PARAMETERS.language)) {
      // With its hash and state, which setting the parameters alone would drop: a donation's page is known by its hash.
      const to = { search: String(new URLSearchParams(others)), hash };
      await navigate(to, { state, replace: true, preventScrollReset: true });
    }
  }
  /** @param askServer for the page in that language, if this page cannot show it; without a network it stays as it is */
  async function change(language: Language, askServer: () => void): Promise<void> {
    try {
      await changeInPlace(language);
    } catch {
      if (await isReachable()) askServer();
      else await tellNotLoaded();
    }
  }
  return { others, change };
}
