import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LanguageProvider } from '../../i18n/language-provider.tsx';
import { loadTexts } from '../../i18n/load-texts.ts';
import { showScreen } from '../../testing/screen.tsx';
import { type Association, AssociationContext, UNKNOWN_ASSOCIATION } from './association.ts';
import { Letterhead } from './letterhead.tsx';

const LEICESTER: Association = {
  ...UNKNOWN_ASSOCIATION,
  name: 'Shree Samaj Leicester',
  address: '1 Marigold Hall\nLE4 6XX',
  charityNumber: '123456',
};

/** Shows it. @returns the name, and what stands at the other edge */
async function showLetterhead(association: Partial<Association>, lines?: readonly string[]) {
  await showScreen(
    <AssociationContext value={{ ...LEICESTER, ...association }}>
      <Letterhead lines={lines} />
    </AssociationContext>,
  );
  const head = screen.getByRole('group');
  return {
    head,
    name: within(head).getByRole('strong').textContent,
    others: head.lastElementChild!.textContent,
  };
}

describe('the letterhead', () => {
  it('[D32] has our logo, name, address and number as a charity', async () => {
    const { head, name, others } = await showLetterhead({
      pictures: { logo: { url: '/uploads/logo.webp', width: 80, height: 80 } },
    });
    expect(head.querySelector('img')?.getAttribute('src')).toBe('/uploads/logo.webp');
    expect(name).toBe('Shree Samaj Leicester');
    expect(others).toBe('1 Marigold Hall\nLE4 6XX\nRegistered charity no. 123456');
  });

  it('names nothing twice, and nothing that there is not', async () => {
    const { head, name, others } = await showLetterhead({
      address: 'Shree Samaj Leicester\n1 Marigold Hall',
      charityNumber: '',
    });
    expect(head.querySelector('svg')).not.toBeNull();
    expect([name, others]).toEqual(['Shree Samaj Leicester', '1 Marigold Hall']);
  });

  it('names the charity where it is called otherwise', async () => {
    const { name } = await showLetterhead({ charityName: 'Shree Samaj Trust' });
    expect(name).toBe('Shree Samaj Trust');
  });

  it('names the charity where the address begins with its short name', async () => {
    const { name, others } = await showLetterhead({
      ...{ name: 'Samaj', charityName: 'Samaj Trust', address: 'Samaj\n1 Road', charityNumber: '' },
    });
    expect([name, others]).toEqual(['Samaj Trust', '1 Road']);
  });

  it('says in which language its lines are on a page in another one', async () => {
    const textLanguages = { ...UNKNOWN_ASSOCIATION.textLanguages, name: 'gu', address: 'en' };
    await showScreen(
      <LanguageProvider initial={await loadTexts('gu')}>
        <AssociationContext value={{ ...LEICESTER, name: 'શ્રી સમાજ', textLanguages }}>
          <Letterhead />
        </AssociationContext>
      </LanguageProvider>,
    );
    const languageOf = (text: string | RegExp) => screen.getByText(text).getAttribute('lang');
    expect([languageOf('શ્રી સમાજ'), languageOf(/Marigold Hall/), languageOf(/123456/)]).toEqual([
      null,
      'en',
      null,
    ]);
  });

  it('is in the language of a letter', async () => {
    const { name, others } = await showLetterhead({}, ['શ્રી સમાજ લેસ્ટર', 'LE4 6XX']);
    expect([name, others]).toEqual(['શ્રી સમાજ લેસ્ટર', 'LE4 6XX']);
  });
});

const CLIENT = resolve(import.meta.dirname, '../..');
const sourceOf = (path: string) => readFileSync(join(CLIENT, path), 'utf8');
const PRINTED = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.tsx') && /<(PrintedDialog|NumberedSheets) /.test(sourceOf(path)),
);

it.each(PRINTED)('[D32] what %s prints begins with it', (path) => {
  expect(sourceOf(path)).toMatch(/<(Letterhead|PrintedLetter|PrintedStatement)\b/);
});
