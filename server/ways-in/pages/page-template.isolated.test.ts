import { expect, it, onTestFinished, vi } from 'vitest';
import { createPageTemplate } from './page-template.ts';

const SOURCE = '<html lang="en"><!--head--><body><!--html--><!--state--></body>';
const STATE = '<script type="application/json" id="state">{}</script>';

it('fills in each part', () => {
  const page = createPageTemplate(SOURCE)({ language: 'gu', head: 'H', html: 'B', state: '{}' });
  expect(page.toString()).toBe(`<html lang="gu">H<body>B${STATE}</body>`);
});

it('sets dir="rtl" for a right-to-left language', async () => {
  vi.resetModules();
  vi.doMock('../../../rules/languages.ts', () => ({ directionOf: () => 'rtl' }));
  onTestFinished(() => vi.doUnmock('../../../rules/languages.ts'));
  const { createPageTemplate: create } = await import('./page-template.ts');
  const page = create(SOURCE)({ language: 'en', head: '', html: '', state: '{}' });
  expect(page.toString()).toContain('<html lang="en" dir="rtl">');
});

it('does not interpret markers or replacement patterns inside a part', () => {
  const html = '<!--state--> $& $1';
  const page = createPageTemplate(SOURCE)({ language: 'en', head: '', html, state: '{}' });
  expect(page.toString()).toContain(`<body>${html}${STATE}`);
});

it('refuses a template without its markers', () => {
  expect(() => createPageTemplate('<html><!--head--></html>')).toThrow(/markers/);
});
