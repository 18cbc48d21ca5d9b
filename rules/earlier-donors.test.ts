import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { donorOf, earlierFields, hasDeclaration, nameOf } from './earlier-donors.ts';
import { DeclarationCover, DeclarationMethod } from './gift-aid.ts';
import { LANGUAGES } from './languages.ts';
import { writtenCover, writtenDeclarationMethod } from './written-declarations.ts';

const textsOf = (language: string, file: string) =>
  JSON.parse(readFileSync(`client/i18n/${language}/${file}.json`, 'utf8'));

describe('a donor of a list', () => {
  it.each([
    [{ house: '12', address: 'High Street', town: 'Leicester' }, '12 High Street\nLeicester'],
    [
      { house: '12A', address: '12A High Street, Leicester', town: 'Leicester' },
      '12A High Street, Leicester',
    ],
    [{ address: '12 Leicester Road', town: 'Leicester' }, '12 Leicester Road\nLeicester'],
    [
      { address: '3 Newtown Lane, Newtown St Boswells', town: 'Newtown' },
      '3 Newtown Lane, Newtown St Boswells\nNewtown',
    ],
    [{ address: 'High Street\nLEICESTER', town: 'Leicester' }, 'High Street\nLEICESTER'],
    [{ house: 'Rose Cottage', address: 'Mill Lane' }, 'Rose Cottage\nMill Lane'],
    [{ house: '1', address: '12 High Street' }, '1 12 High Street'],
    [{ house: '7' }, '7'],
    [{}, ''],
  ])('%j lives at %j', (home, address) => {
    expect(donorOf(earlierFields({ name: 'Asha Rao', ...home })).address).toBe(address);
  });

  it('is called as the list says, and has a declaration when anything is said of one', () => {
    expect(nameOf({ name: 'આશા રાવ', firstName: 'Asha', lastName: 'Rao' })).toBe('આશા રાવ');
    expect(nameOf({ name: '', firstName: 'A', lastName: 'Rao' })).toBe('A Rao');
    expect(hasDeclaration({ cover: 'future' })).toBe(true);
    expect(hasDeclaration({ declaredOn: '', cover: '' })).toBe(false);
    const { postcode } = donorOf(earlierFields({ name: 'Asha Rao', postcode: 'x' }));
    expect(postcode).toBe('');
  });
});

it.each(LANGUAGES)(
  'what the office calls the covers and ways of declarations is known in a list: %s',
  (language) => {
    const { imports } = textsOf(language, 'imports.office');
    const { giftAid } = textsOf(language, 'gift-aid.office');
    for (const { covers, methods } of [
      { covers: imports.covers, methods: imports.declarationMethods },
      giftAid,
    ]) {
      for (const cover of Object.keys(covers)) expect(writtenCover(covers[cover]), covers[cover]).toBe(cover);
      for (const method of Object.keys(methods))
        expect(writtenDeclarationMethod(methods[method]), methods[method]).toBe(method);
    }
    for (const cover of Object.keys(DeclarationCover)) expect(writtenCover(cover)).toBe(cover);
    for (const method of Object.keys(DeclarationMethod))
      expect(writtenDeclarationMethod(method)).toBe(method);
  },
);
