import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../rules/languages.ts';
import { SiteLanguagesContext } from '../i18n/site-languages.ts';
import { showScreen } from '../testing/screen.tsx';
import { LanguageLink } from './language-link.tsx';
import { LanguageSelect } from './language-select.tsx';

const showSwitches = (languages: Language[]) =>
  showScreen(
    <SiteLanguagesContext value={languages}>
      <LanguageLink />
      <LanguageSelect />
    </SiteLanguagesContext>,
    '/events?page=2',
  );

describe('the switch of languages', () => {
  it('is not there with one language', async () => {
    await showSwitches(['en']);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('[D83] is a link to the other of two, and keeps the page', async () => {
    await showSwitches(['gu', 'en']);
    expect(screen.getByRole('link').getAttribute('href')).toBe('?page=2&lang=gu');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'ગુજરાતી',
      'English',
    ]);
  });

  it('is a small menu of the others where there are three', async () => {
    const { user } = await showSwitches(['te', 'en', 'gu']);
    await user.click(screen.getByText('English', { selector: 'summary' }));
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['తెలుగు', '?page=2&lang=te'],
      ['ગુજરાતી', '?page=2&lang=gu'],
    ]);
  });
});
