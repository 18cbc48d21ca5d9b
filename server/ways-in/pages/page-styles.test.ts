import { expect, it } from 'vitest';
import { PageStyles } from './page-styles.ts';

const SHEET =
  '@layer base{.card{color:red}p{margin:0}}.list a:hover{top:0}.menu,.list{left:0}' +
  '@media (min-width:600px){.menu{top:1px}}@media print{.list{top:2px}}@keyframes turn{to{rotate:1turn}}';

it('a page has the styles of its elements, in the order of the sheet, and those without a class', () => {
  const styles = new PageStyles(SHEET).of('<ul class="plain list"><li>');
  expect(styles).toBe(
    '@layer base{p{margin:0}}.list a:hover{top:0}.menu,.list{left:0}' +
      '@media print{.list{top:2px}}@keyframes turn{to{rotate:1turn}}',
  );
});

it('a page that has all has the whole sheet', () => {
  expect(new PageStyles(SHEET).of('<p class="card list"><i class="menu">')).toBe(SHEET);
});

it('what a page says is no element', () => {
  expect(new PageStyles('.card{top:0}').of('<p>class=&quot;card&quot;</p>')).toBe('');
});
