import type { AuditSubject } from '../../../rules/audit.ts';
import { ContentFileType } from '../../../rules/content.ts';
import { hasDeclaration, nameOf, writtenDonor } from '../../../rules/earlier-donors.ts';
import type { SheetSubject } from '../../../rules/imports.ts';

type Read = Readonly<Record<string, string>>;

interface RowKind {
  /** What a row becomes. */
  subject: AuditSubject | ((read: Read) => AuditSubject);
  /** What tells rows apart. */
  apart: readonly string[];
  /** What people call one. */
  label: (read: Read) => string;
  with?: Record<string, unknown>;
  /** What can be asked about beside the fields of its columns. */
  asked?: (read: Read) => Record<string, string>;
}

const byName = ({ name = '' }: Read) => name;

/** What the rows of a spreadsheet become. */
export const SHEET_SUBJECTS: Readonly<Record<SheetSubject, RowKind>> = {
  EVENTS: {
    subject: 'event',
    apart: ['name', 'startsOn'],
    label: byName,
    with: { fileType: ContentFileType.IMAGE },
  },
  COMMITTEE: { subject: 'committee-member', apart: ['name', 'designation'], label: byName },
  USERS: { subject: 'user', apart: ['email'], label: byName },
  DONATIONS: {
    subject: 'donation',
    apart: ['receivedOn', 'donorName', 'amount', 'type', 'email'],
    label: ({ donorName = '' }) => donorName,
  },
  DONORS: {
    subject: (read) => (hasDeclaration(read) ? 'gift-aid-declaration' : 'donor'),
    apart: [
      ...['title', 'firstName', 'lastName', 'name', 'email', 'phone', 'house', 'address', 'town', 'postcode'],
      ...['declaredOn', 'cover', 'declarationMethod', 'cancelledOn'],
    ],
    label: nameOf,
    asked: (read) => ({ donor: writtenDonor(read) }),
  },
};

export function subjectOf(sheetSubject: SheetSubject, read: Read): AuditSubject {
  const { subject } = SHEET_SUBJECTS[sheetSubject];
  return typeof subject === 'function' ? subject(read) : subject;
}
