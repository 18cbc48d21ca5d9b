import { gql } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { screen, waitFor } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DRAWN_COLOURS, DRAWN_NIGHT } from '../../rules/drawn-colours.ts';
import { LANGUAGE_COOKIE } from '../../rules/languages.ts';
import { allTexts, loadTextFiles, loadTexts } from '../i18n/load-texts.ts';
import { SiteLanguagesContext } from '../i18n/site-languages.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { answering, held } from '../testing/answers.ts';
import { answer, showScreen } from '../testing/screen.tsx';
import { LanguageSelect } from './language-select.tsx';

const HALL = gql`
  query Hall($language: String) {
    hall(language: $language)
  }
`;

/** A page that shows a text of the database, and what a link has handed on to it. */
function Page() {
  const { language } = useTranslation();
  const { data } = useQuery<{ hall: string }>(HALL, { variables: { language } });
  const { state } = useLocation();
  const navigate = useNavigate();
  return (
    <SiteLanguagesContext value={['en', 'gu']}>
      <LanguageSelect />
      <p>{data?.hall ?? 'Nothing'}</p>
      <button type="button" onClick={() => navigate('?lang=en#token', { state: 'Thank you' })}>
        Give
      </button>
      <output>{state}</output>
    </SiteLanguagesContext>
  );
}

const NAMES: Record<string, string> = { en: 'Main hall', gu: 'મુખ્ય હૉલ' };

const blank = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '']));

/** What every page asks besides. */
const Site = ({ language }: { language?: string }) => ({
  siteSettings: {
    __typename: 'SiteSettings',
    language,
    languages: ['en', 'gu'],
    unusedParts: [],
    isBeingFilled: false,
    pictures: { logo: null, opening: null },
    palette: { __typename: 'SitePalette', ...DRAWN_COLOURS },
    nightPalette: { __typename: 'NightPalette', ...DRAWN_NIGHT },
    textLanguages: blank('name', 'tagline', 'openingTitle', 'openingText', 'footerHistory', 'address'),
    translations: [],
    ...blank('name', 'tagline', 'description', 'openingTitle', 'openingText', 'founded', 'footerHistory'),
    ...blank('phone', 'address', 'facebookUrl', 'instagramUrl', 'youtubeUrl', 'whatsappUrl'),
    ...blank('charityName', 'charityNumber'),
  },
});

const answers = () => answering({ Site, Hall: ({ language }) => ({ hall: NAMES[language] }) });

// A browser downloads them at the choice; here they are many files, and not what is tested.
beforeAll(async () => {
  await loadTextFiles(await allTexts());
  await loadTexts('gu');
});

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the language is remembered.
  document.cookie = `${LANGUAGE_COOKIE}=; Path=/; Max-Age=-1`;
  document.documentElement.lang = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const choose = () => screen.getByRole('combobox');

describe('useLanguageChange', () => {
  it('[D83] takes the language alone out of the address: the other parameters and the hash stay', async () => {
    const { client } = answers();
    const { user, address } = await showScreen(<Page />, '/gift?page=2&lang=en&page=3#token', client);
    await user.selectOptions(choose(), 'gu');
    await waitFor(() => expect(address()).toBe('/gift?page=2&page=3#token'));
  });

  it('[D83] keeps what a link has handed on to the page', async () => {
    const { client } = answers();
    const { user, address } = await showScreen(<Page />, '/gift', client);
    await user.click(screen.getByRole('button', { name: 'Give' }));
    expect(screen.getByRole('status').textContent).toBe('Thank you');
    await user.selectOptions(choose(), 'gu');
    await waitFor(() => expect(address()).toBe('/gift#token'));
    expect(screen.getByRole('status').textContent).toBe('Thank you');
  });

  it('[D83] shows the page in its old language until the content has come in the new one', async () => {
    const inGujarati = held();
    const { client } = answering({
      Site,
      Hall: ({ language }) => (language === 'gu' ? inGujarati.answer() : { hall: 'Main hall' }),
    });
    const { user } = await showScreen(<Page />, '/events', client);
    await screen.findByText('Main hall');
    await user.selectOptions(choose(), 'gu');
    expect(screen.getByText('Main hall')).toBeDefined();
    expect(choose()).toHaveProperty('value', 'en');
    inGujarati.give({ hall: 'મુખ્ય હૉલ' });
    await screen.findByText('મુખ્ય હૉલ');
    expect(choose()).toHaveProperty('value', 'gu');
  });

  it('[D83] asks the server for the page, with its parameters and hash, if the content does not come', async () => {
    const server = answers();
    vi.stubGlobal('fetch', async () => new Response());
    window.history.replaceState(null, '', '/events?page=2&lang=en#token');
    const sent = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    const { user, address } = await showScreen(<Page />, '/events?page=2&lang=en', server.client);
    await screen.findByText('Main hall');
    delete server.answers.Hall;
    await user.selectOptions(choose(), 'gu');
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(address()).toBe('/events?page=2&lang=en');
    expect(document.querySelector<HTMLInputElement>('input[name="page"]')?.value).toBe('2');
    expect(new URL((sent.mock.contexts[0] as HTMLFormElement).action).hash).toBe('#token');
  });

  it('[D83] stays on the page and says so if there is no network, for no server could send another', async () => {
    const server = answers();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const sent = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    const { user } = await showScreen(<Page />, '/events', server.client);
    await screen.findByText('Main hall');
    delete server.answers.Hall;
    await user.selectOptions(choose(), 'gu');
    await answer(user, /^The site cannot be reached\./);
    expect(sent).not.toHaveBeenCalled();
    expect(choose()).toHaveProperty('value', 'en');
  });
});
