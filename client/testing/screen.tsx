import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { Providers } from '../app/providers.tsx';
import { createEmotionCache } from '../components/kit/emotion-cache.ts';
import { Kit } from '../components/kit/kit.tsx';
import { NavigateContext } from '../components/page/use-async-navigate.ts';
import { allTexts, loadTextFiles, loadTexts } from '../i18n/load-texts.ts';

/** What a test sees and does on a screen. */
interface ShownScreen {
  user: UserEvent;
  /** Where the address stands now: path, query and hash. */
  address: () => string;
  /** Where the code under test has led, with what it handed on. */
  go: ReturnType<typeof vi.fn>;
  /** Draws it with something else. */
  show: (element: ReactNode) => void;
}

/**
 * Draws a part of the site in English, within all that a page has around it.
 * @param at the address
 * @param apolloClient by default no network answers; `answering` makes one that does
 * @param styles where those of MUI go, by default beside the document: whoever looks for a role computes styles from all
 *   that the document has. A test of styles names its head.
 */
export async function showScreen(
  element: ReactNode,
  at = '/',
  apolloClient = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() }),
  styles: Node = document.createDocumentFragment(),
): Promise<ShownScreen> {
  const texts = await loadTexts('en');
  await loadTextFiles(await allTexts());
  const emotionCache = createEmotionCache();
  emotionCache.sheet.container = styles;
  const go = vi.fn(async () => undefined);
  let address = at;
  function Address() {
    const { pathname, search, hash } = useLocation();
    address = pathname + search + hash;
    return null;
  }
  const around = (shown: ReactNode) => (
    <Providers apolloClient={apolloClient} texts={texts}>
      <NavigateContext value={go}>
        <MemoryRouter initialEntries={[at]}>
          <Kit styles={emotionCache}>{shown}</Kit>
          <Address />
        </MemoryRouter>
      </NavigateContext>
    </Providers>
  );
  const { rerender } = render(around(element));
  return {
    user: userEvent.setup({ delay: null }),
    address: () => address,
    go,
    show: (other) => act(() => rerender(around(other))),
  };
}

/** Reads what is asked or told, and presses one of its buttons. */
export async function answer(user: UserEvent, text: string | RegExp, button = 'OK'): Promise<void> {
  const dialog = await screen.findByRole('alertdialog', { name: text });
  const buttons = [...dialog.querySelectorAll('button')];
  await user.click(buttons.find(({ textContent }) => textContent === button)!);
}
