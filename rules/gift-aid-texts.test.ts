import { describe, expect, it } from 'vitest';
import { taxpayerRules } from './gift-aid.ts';
import { britishPostcode, isTakenByTaxOffice, taxOfficeText } from './gift-aid-texts.ts';

describe('names as the tax office takes them', () => {
  it.each([
    ['Łukasz', 'Lukasz'],
    ['Đorđević', 'Dordevic'],
    ['Yıldız', 'Yildiz'],
    ['Ħal Ŧor Ŋ', 'Hal Tor N'],
    ['Œuvre, œil', 'OEuvre, oeil'],
    ['STRAẞE', 'STRASSE'],
    ['Əliyev', 'Eliyev'],
    ['ﬁ Ａsha', 'fi Asha'],
    ['Oʻahu Hawaiʼi', "O'ahu Hawai'i"],
    ['Flat 3−5', 'Flat 3-5'],
    // These it takes as they are.
    ['Søren Ærø Strauß Þór Ðað', 'Søren Ærø Strauß Þór Ðað'],
  ])('%s is %s', (name, written) => {
    expect(taxOfficeText(name)).toBe(written);
    expect(isTakenByTaxOffice(written)).toBe(true);
  });

  it.each(['\u00AD', '\u200B', '\u200C', '\u200D', '\u200E', '\u2060', '\u202A', '\uFEFF'])(
    'what cannot be seen does not get into the schedule: %j',
    (unseen) => {
      expect(taxOfficeText(`${unseen}Ra${unseen}jesh${unseen}`)).toBe('Rajesh');
      expect(isTakenByTaxOffice(`Ra${unseen}jesh`)).toBe(false);
    },
  );
});

describe('postcodes of Gift Aid', () => {
  it.each(['le46xx', 'LE4-6XX', '\u202ALE4 6XX\u202C', 'LE૪ ૬XX', 'LE4\u00AD6XX'])(
    '%j is LE4 6XX',
    (typed) => {
      expect(britishPostcode(typed)).toBe('LE4 6XX');
    },
  );

  const home = { title: '', firstName: 'Asha', lastName: 'Rao', house: '12', livesAbroad: false };

  it.each(['IM1 1AA', 'JE2 3AB', 'GY1 1AA', 'gy93tf', 'GX11 1AA'])(
    'the tax office wants %s as abroad, with the whole address',
    (postcode) => {
      expect(britishPostcode(postcode)).toBeUndefined();
      const refused = taxpayerRules.safeParse({ ...home, postcode });
      expect(refused.error?.issues.map(({ message }) => message)).toEqual(['giftAidIslands']);
      expect(taxpayerRules.safeParse({ ...home, postcode, livesAbroad: true }).success).toBe(true);
    },
  );

  it.each(['BF1 1AA', 'GIR 0AA', 'BT1 1AA', 'ZE1 0AA'])('%s is of the United Kingdom', (postcode) => {
    expect(britishPostcode(postcode)).toBe(postcode);
  });
});
