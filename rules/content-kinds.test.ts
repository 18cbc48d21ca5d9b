import { describe, expect, it } from 'vitest';
import {
  committeeMemberRules,
  homeVideoRules,
  noticeRules,
  pdfDocumentRules,
  poojaSevaRules,
  videoLinkRules,
} from './content.ts';
import { MESSAGES, type MessageKey } from './messages.ts';

/** The texts of an empty form, in their order. */
function textsOf(rules: typeof poojaSevaRules, fields: Record<string, unknown> = {}): string[] {
  const empty = { name: '', description: '', fileType: 'IMAGE' };
  const issues = rules.safeParse({ ...empty, ...fields }).error?.issues ?? [];
  return issues.map(({ message }) => MESSAGES[message as MessageKey]);
}

describe('what each kind asks for (spec §5, admin content), to the letter', () => {
  it.each([
    ['pooja/seva', poojaSevaRules, {}, ['Enter Title.', 'Enter Description.']],
    ['daily event', noticeRules, {}, ['Enter Title.', 'Enter Description.']],
    [
      'committee member',
      committeeMemberRules,
      { designation: '' },
      ['Enter name.', 'Enter position', 'Enter description'],
    ],
    ['event video link', videoLinkRules, {}, ['Enter title.', 'Enter description.']],
    ['PDF file', pdfDocumentRules, {}, ['Enter description.']],
    ['home page video', homeVideoRules, { fileType: 'VIDEO' }, []],
  ])('%s', (_kind, rules, fields, texts) => {
    expect(textsOf(rules as unknown as typeof poojaSevaRules, fields)).toEqual(texts);
  });
});
