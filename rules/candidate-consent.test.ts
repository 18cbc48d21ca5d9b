import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { CONSENT_VERSION } from './candidate.ts';
import { LANGUAGES } from './languages.ts';

/**
 * What was agreed to, by the version that is stored with each consent. Whoever changes the words in a catalogue adds them as
 * a new version and raises `CONSENT_VERSION`; those of before stay here.
 */
const WORDS: Record<number, Record<string, string>> = {
  1: {
    en: 'I agree that the association stores the religion and caste given here, and shows them to signed-in members of the matrimonial section. If this is somebody else’s profile, they agree too.',
    gu: 'અહીં આપેલાં ધર્મ અને જ્ઞાતિ સમાજ સાચવે અને લગ્નવિષયક વિભાગમાં લૉગિન કરેલા સભ્યોને બતાવે તે માટે હું સંમત છું. પ્રોફાઇલ બીજા કોઈની હોય તો તેમની પણ સંમતિ છે.',
    te: 'ఇక్కడ ఇచ్చిన మతం, కులాన్ని సంస్థ భద్రపరచడానికి, వివాహ విభాగంలో సైన్ ఇన్ చేసిన సభ్యులకు చూపడానికి అంగీకరిస్తున్నాను. ఇది వేరొకరి ప్రొఫైల్ అయితే వారు కూడా అంగీకరిస్తున్నారు.',
  },
  2: {
    en: 'I agree that the association stores the religion and caste given here, and shows them to signed-in members of the matrimonial section. If this is somebody else’s profile, they agree too.',
    gu: 'અહીં આપેલાં ધર્મ અને જ્ઞાતિ સંસ્થા સાચવે અને લગ્નવિષયક વિભાગમાં સાઇન ઇન કરેલા સભ્યોને બતાવે તે માટે હું સંમત છું. પ્રોફાઇલ બીજા કોઈની હોય તો તેમની પણ સંમતિ છે.',
    te: 'ఇక్కడ ఇచ్చిన మతం, కులాన్ని సంస్థ భద్రపరచడానికి, వివాహ విభాగంలో సైన్ ఇన్ చేసిన సభ్యులకు చూపడానికి అంగీకరిస్తున్నాను. ఇది వేరొకరి ప్రొఫైల్ అయితే వారు కూడా అంగీకరిస్తున్నారు.',
  },
};

it.each(LANGUAGES)('[D64] the consent in "%s" says what its version stands for', (language) => {
  const path = resolve(import.meta.dirname, `../client/i18n/${language}/matrimonial.json`);
  const { consent } = JSON.parse(readFileSync(path, 'utf8')).candidate;
  expect(consent.text).toBe(WORDS[CONSENT_VERSION]?.[language]);
});
