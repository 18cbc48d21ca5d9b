import { expect, it } from 'vitest';
import { createPageTemplate } from './page-template.ts';

const SOURCE = '<html lang="<!--language-->"><!--head--><body><!--html--><i><!--state--></i></body>';

it('puts each part in its place', () => {
  const page = createPageTemplate(SOURCE)({ language: 'gu', head: 'H', html: 'B', state: '{}' });
  expect(page).toBe('<html lang="gu">H<body>B<i>{}</i></body>');
});

it('takes nothing in a part for a marker or a pattern', () => {
  const html = '<!--state--> $& $1';
  const page = createPageTemplate(SOURCE)({ language: 'en', head: '', html, state: '{}' });
  expect(page).toContain(`<body>${html}<i>{}</i>`);
});

it('refuses a template without its markers', () => {
  expect(() => createPageTemplate('<html><!--head--></html>')).toThrow(/markers/);
});
