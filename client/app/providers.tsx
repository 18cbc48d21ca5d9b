import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { NotifyProvider } from '../components/dialogs/notify.tsx';
import { LanguageProvider } from '../i18n/language-provider.tsx';
import type { Texts } from '../i18n/texts.ts';
import { SiteTheme } from './site-theme.tsx';

interface ProvidersProps {
  apolloClient: ApolloClient;
  /** Of the language the page starts in. */
  texts: Texts;
  children: ReactNode;
}

/** The context around every page; the same tree on the server and in the browser. */
export function Providers({ apolloClient, texts, children }: ProvidersProps) {
  return (
    <ApolloProvider client={apolloClient}>
      <LanguageProvider initial={texts}>
        <SiteTheme>
          <NotifyProvider>{children}</NotifyProvider>
        </SiteTheme>
      </LanguageProvider>
    </ApolloProvider>
  );
}
