import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer, showScreen } from '../../testing/screen.tsx';
import {
  DESCRIPTION,
  formOf,
  GUJARATI,
  inLanguages,
  NOTICE,
  refusal,
  save,
  saved,
  sentBy,
  tab,
  title,
} from './content-form-fixtures.tsx';

describe('ContentForm with several languages', () => {
  it('[D83] has fields for each language of the site, and sends the texts by language', async () => {
    const change = vi.fn(saved);
    const translated = [...NOTICE.translations, { language: 'gu', name: 'પિકનિક', description: null }];
    const { user } = await showScreen(
      formOf({ item: { ...NOTICE, translations: translated }, save: change }),
    );
    await user.click(tab(GUJARATI));
    const gujarati = screen.getByRole('textbox', { name: 'Title in Gujarati' });
    expect([gujarati.getAttribute('lang'), (gujarati as HTMLInputElement).value]).toEqual(['gu', 'પિકનિક']);
    await user.type(screen.getByRole('textbox', { name: 'Description in Gujarati' }), 'બાગમાં');
    await user.click(save());
    await answer(user, 'Updated successfully.');
    expect(sentBy(change)).toMatchObject({
      language: 'en',
      name: 'Picnic',
      translations: [{ language: 'gu', name: 'પિકનિક', description: 'બાગમાં' }],
    });
  });

  it('[D83] with one language has no tabs and no fields for others, except for stored translations', async () => {
    const { show, user } = await showScreen(inLanguages(['en'], formOf({})));
    expect(screen.queryByRole('textbox', { name: /Title in/ })).toBeNull();
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(screen.queryByRole('tabpanel')).toBeNull();
    const translated = [...NOTICE.translations, { language: 'te', name: 'పిక్నిక్' }];
    show(inLanguages(['en'], formOf({ item: { ...NOTICE, id: 8, translations: translated } })));
    await user.click(tab(/తెలుగు/));
    expect(screen.getByRole('textbox', { name: 'Title in Telugu' })).toBeDefined();
  });

  it('[D83] says on its tab which language has no text, and keeps what is typed while another is open', async () => {
    const change = vi.fn(saved);
    const { user } = await showScreen(inLanguages(['en', 'gu'], formOf({ save: change })));
    expect(tab(GUJARATI).textContent).toBe('ગુજરાતી: missing');
    await user.click(tab(GUJARATI));
    expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Title in Gujarati' }), 'પિકનિક');
    expect(tab(GUJARATI).textContent).toBe('ગુજરાતી');
    await user.click(screen.getByRole('checkbox', { name: 'Do not show the Gujarati text yet' }));
    expect(tab(GUJARATI).textContent).toBe('ગુજરાતી: not shown yet');
    await user.click(tab(/English/));
    expect(title()).toHaveProperty('value', 'Picnic');
    await user.click(save());
    await answer(user, 'Updated successfully.');
    expect(sentBy(change)).toMatchObject({ translations: [{ language: 'gu', name: 'પિકનિક' }] });
  });

  it('says on its tab that nobody has to write it in a language, which can be taken back', async () => {
    const change = vi.fn(saved);
    const { user } = await showScreen(inLanguages(['en', 'gu'], formOf({ save: change })));
    await user.click(tab(GUJARATI));
    const box = screen.getByRole('checkbox', { name: 'Translation into Gujarati not needed' });
    await user.click(box);
    expect(tab(GUJARATI).textContent).toBe('ગુજરાતી: not needed');
    await user.click(box);
    expect(tab(GUJARATI).textContent).toBe('ગુજરાતી: missing');
    await user.click(box);
    await user.click(save());
    await answer(user, 'Updated successfully.');
    expect(sentBy(change)).toMatchObject({ visibility: { heldLanguages: [], unneededLanguages: ['gu'] } });
  });

  it('a failed rule brings up the tab of its language, marks it and focuses the field', async () => {
    const change = vi.fn(saved);
    const { user } = await showScreen(inLanguages(['en', 'gu'], formOf({ save: change })));
    await user.clear(title());
    await user.click(tab(GUJARATI));
    await user.click(save());
    const dialog = await screen.findByRole('alertdialog');
    await answer(user, dialog.querySelector('p')!.textContent!);
    await waitFor(() => expect(document.activeElement).toBe(title()));
    expect(tab(/English/).getAttribute('aria-selected')).toBe('true');
    expect(tab(/English/).textContent).toContain('needs correcting');
    expect(change).not.toHaveBeenCalled();
  });

  it('a refusal of the server brings up the tab of its language', async () => {
    const field = 'translations.gu.name';
    const refused = refusal({ code: 'BAD_USER_INPUT', messageKey: 'textTooLong', field });
    const { user } = await showScreen(
      inLanguages(['en', 'gu'], formOf({ save: () => Promise.reject(refused) })),
    );
    await user.type(title(), ' in June');
    await user.click(save());
    const dialog = await screen.findByRole('alertdialog');
    await answer(user, dialog.querySelector('p')!.textContent!);
    const gujarati = screen.getByRole('textbox', { name: 'Title in Gujarati' });
    expect(gujarati.getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    [
      'PUBLISHED',
      '2035-03-04T09:00:00Z',
      null,
      'Visitors will see it from 4 Mar 2035 09:00.',
      'Save and hide',
    ],
    ['PUBLISHED', null, '2020-03-04T09:00:00Z', 'Visitors no longer see it.', 'Save and hide'],
    ['PUBLISHED', null, null, 'Visitors will see it straight away.', 'Save and hide'],
    ['DRAFT', null, null, 'It is saved as a draft; visitors do not see it.', 'Make visible'],
    ['HIDDEN', null, null, 'It is hidden; visitors do not see it.', 'Make visible'],
  ] as const)(
    '[D108] %s, shown from %s until %s: the first button is Save, and beside it stands “%s”',
    async (state, shownFrom, shownUntil, hint, second) => {
      await showScreen(
        formOf({ visibility: { state, shownFrom, shownUntil, heldLanguages: [], unneededLanguages: [] } }),
      );
      const [first, next] = [...document.querySelectorAll<HTMLButtonElement>('.save-bar button')];
      expect([first!.textContent, next!.textContent]).toEqual(['Save', second]);
      expect(first!.value).toBe(state);
      expect(document.getElementById(first!.getAttribute('aria-describedby')!)!.textContent).toBe(hint);
    },
  );

  it('[D108] of something new, Save stands before “Keep as a draft”', async () => {
    await showScreen(formOf({ item: null }));
    const buttons = [...document.querySelectorAll('.save-bar button')].map(({ textContent }) => textContent);
    expect(buttons).toEqual(['Save', 'Keep as a draft', 'Save and add another']);
  });

  it('[D83] has main fields in the first language of the site, whatever the original language', async () => {
    const change = vi.fn(saved);
    const form = formOf({ save: change });
    const { user } = await showScreen(inLanguages(['gu', 'en'], form));
    expect(title()).toHaveProperty('value', '');
    await user.click(tab(/English/));
    expect(screen.getByRole('textbox', { name: 'Title in English' })).toHaveProperty('value', 'Picnic');
    await user.click(tab(GUJARATI));
    await user.type(title(), 'પિકનિક');
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'બાગમાં');
    await user.click(save());
    await answer(user, 'Updated successfully.');
    expect(sentBy(change)).toMatchObject({
      language: 'gu',
      name: 'પિકનિક',
      translations: [{ language: 'en', name: 'Picnic', description: DESCRIPTION }],
    });
  });

  it('asks what the picture shows, in each language, while there is one', async () => {
    const change = vi.fn(saved);
    const file = { url: '/DailyEvantImg/a.jpg' };
    const form = formOf({ item: { ...NOTICE, file }, save: change });
    const { user } = await showScreen(inLanguages(['en', 'gu'], form));
    await user.type(screen.getByRole('textbox', { name: 'Description of the picture' }), 'A basket');
    await user.click(tab(GUJARATI));
    await user.type(screen.getByRole('textbox', { name: 'Description of the picture in Gujarati' }), 'ટોપલી');
    await user.click(save());
    await answer(user, 'Updated successfully.');
    expect(sentBy(change)).toMatchObject({
      pictureDescription: 'A basket',
      translations: [{ language: 'gu', pictureDescription: 'ટોપલી' }],
    });
    await user.click(screen.getByRole('button', { name: 'Remove picture' }));
    expect(screen.queryByRole('textbox', { name: /Description of the picture/ })).toBeNull();
  });
});
