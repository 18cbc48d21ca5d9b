import { describe, expect, it } from 'vitest';
import { AUDIT_ACTIONS, AUDIT_DETAILS, AUDIT_SUBJECTS, type AuditAction } from '../../../rules/audit.ts';
import { LANGUAGES, type Language } from '../../../rules/languages.ts';
import { allTexts, loadTextFiles, loadTexts } from '../../i18n/load-texts.ts';
import { auditSentence, type LoggedAct } from './audit-sentence.ts';

const ACTIONS = Object.keys(AUDIT_ACTIONS) as AuditAction[];
const SUBJECTS = Object.keys(AUDIT_SUBJECTS) as LoggedAct['subject'][];
const NOTHING = { subjectId: null, subjectName: null, label: null, count: null, detail: null, reason: null };
const ABOUT: Partial<LoggedAct>[] = [
  {},
  { label: 'Annakut' },
  { subjectName: 'Jaya Patel' },
  { subjectId: 12 },
  { count: 0 },
  { count: 1 },
  { count: 12 },
  { subjectId: 3, label: 'members.csv', count: 40, detail: 'BY_REST', reason: 'Asked on the telephone' },
  { subjectId: 3, detail: 'PAID' },
];

async function textsOf(language: Language) {
  await loadTextFiles(await allTexts());
  return loadTexts(language);
}

describe.each(LANGUAGES)('in the language %s', (language) => {
  it('[gate] every act on every kind of record has a whole sentence', async () => {
    const texts = await textsOf(language);
    const broken: string[] = [];
    for (const actorName of ['Asha Mehta', ''])
      for (const action of ACTIONS)
        for (const subject of SUBJECTS)
          for (const about of ABOUT) {
            const sentence = auditSentence({ ...NOTHING, ...about, actorName, action, subject }, texts);
            const isWhole =
              // In Gujarati the mark of who did it stands once, and in a sentence only.
              !/\{\{|\}\}|undefined|null|audit\.| {2}| \.|^\P{L}*$|[A-Z]_[A-Z]|એએ|એ:/u.test(sentence) &&
              sentence.includes(actorName) &&
              (!about.reason || sentence.endsWith(about.reason));
            if (!isWhole) broken.push(`${action} ${subject}: ${sentence}`);
          }
    expect(broken).toEqual([]);
  });

  it('[gate] each action, kind of record and detail has words of its own', async () => {
    const { has } = await textsOf(language);
    const keys = [
      ...ACTIONS.map((action) => `audit.sentences.${action}`),
      ...SUBJECTS.flatMap((subject) =>
        ['one', 'many', 'all'].map((form) => `audit.which.${subject}.${form}`),
      ),
      ...AUDIT_DETAILS.map((detail) => `audit.details.${detail}`),
    ];
    expect(keys.filter((key) => !has(key))).toEqual([]);
  });
});

describe('an act is said as a person would', () => {
  const ASHA = { ...NOTHING, actorName: 'Asha Mehta' };
  it.each<[Language, Omit<LoggedAct, 'actorName' | keyof typeof NOTHING> & Partial<LoggedAct>, string]>([
    [
      'en',
      { action: 'SHOW', subject: 'NOTICE', subjectId: 4, label: 'Annakut' },
      'Asha Mehta made the notice “Annakut” visible.',
    ],
    ['en', { action: 'READ_LIST', subject: 'DONATION' }, 'Asha Mehta viewed the list of donations.'],
    ['en', { action: 'DELETE', subject: 'EVENT', count: 12 }, 'Asha Mehta deleted 12 events.'],
    [
      'en',
      { action: 'CHANGE_STATUS', subject: 'DONATION', subjectId: 7, detail: 'PAID', reason: 'By cheque' },
      'Asha Mehta set the donation no. 7 to “paid”. Reason: By cheque',
    ],
    [
      'en',
      { action: 'GIVE_ROLE', subject: 'USER', subjectId: 9, subjectName: 'Jaya Patel', detail: 'TREASURER' },
      'Asha Mehta gave the account “Jaya Patel” the role “treasurer”.',
    ],
    [
      'en',
      { action: 'CREATE', subject: 'IMPORT', subjectId: 3, count: 40, actorName: '' },
      'The website itself, or the command line added the import no. 3 (40 entries).',
    ],
    [
      'en',
      { action: 'ADD_PASSKEY', subject: 'USER', subjectId: 9, actorName: '' },
      'The account holder added a passkey for the account no. 9.',
    ],
    [
      'gu',
      { action: 'SHOW', subject: 'NOTICE', subjectId: 4, label: 'અન્નકૂટ' },
      'Asha Mehtaએ સૂચના “અન્નકૂટ”ની વિગતો મુલાકાતીઓને દેખાય તેમ કર્યું.',
    ],
    ['gu', { action: 'READ_LIST', subject: 'DONATION' }, 'Asha Mehtaએ દાનની યાદી જોઈ.'],
    ['te', { action: 'DELETE', subject: 'EVENT', count: 12 }, 'Asha Mehta గారు 12 కార్యక్రమాల వివరాలను తొలగించారు.'],
  ])('%s: %o', async (language, act, sentence) => {
    expect(auditSentence({ ...ASHA, ...act }, await textsOf(language))).toBe(sentence);
  });
});
