import { createHash } from 'node:crypto';
import type { AuditSubject } from '../../../rules/audit.ts';
import { contactRules } from '../../../rules/contact.ts';
import { ContentFileType } from '../../../rules/content.ts';
import { donationTypeRules } from '../../../rules/donation-types.ts';
import { AppError } from '../../../rules/errors.ts';
import { foldedName } from '../../../rules/folded-name.ts';
import type { MessageKey } from '../../../rules/messages.ts';
import { validate } from '../../../rules/validation.ts';
import type { IncomingFile } from '../../files/incoming-file.ts';
import type { CheckedUpload } from '../../files/upload-receiver.ts';
import type { ContentService } from '../content/content.service.ts';
import type { ContentItem } from '../content/content-item.entity.ts';
import type { Services } from '../services.ts';
import type { ImportFields } from './import-row.entity.ts';
import type { Importable } from './importable.ts';

const spelled = (value: unknown) => foldedName(String(value ?? ''));

/** What tells two items of a kind apart, where neither has a number of its own. */
const TOLD_APART_BY: Partial<Record<AuditSubject, readonly string[]>> = {
  event: ['startsOn'],
  'committee-member': ['designation'],
};

/** A key of at most 64 characters for what a record says of itself, however it is spelled. */
export function keyOf(values: readonly unknown[]): string {
  return hashOf(values.map(spelled));
}

/** The key that was given to it before marks, blanks and accents were left out of account. */
export function formerKeyOf(values: readonly unknown[]): string {
  return hashOf(
    values.map((value) =>
      String(value ?? '')
        .trim()
        .toLowerCase(),
    ),
  );
}

function hashOf(values: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

/** A picture adorns an item; a film or a document is the item. */
const CAN_BE_WITHOUT_FILE: readonly unknown[] = [ContentFileType.IMAGE, ContentFileType.YOUTUBE];

/** The file of an item that was brought in, or why it comes without. */
async function receive(
  service: ContentService<ContentItem>,
  fileType: unknown,
  file: IncomingFile | undefined,
): Promise<{ upload?: CheckedUpload | undefined; problem?: MessageKey }> {
  try {
    return { upload: await service.receive(file) };
  } catch (error) {
    if (!(error instanceof AppError) || !CAN_BE_WITHOUT_FILE.includes(fileType)) throw error;
    return { problem: error.messageKey };
  }
}

function contentImportable(service: ContentService<ContentItem>): Importable {
  const { kind } = service;
  const distinguishedBy = TOLD_APART_BY[kind.subject];
  return {
    subject: kind.subject,
    checker: async () => (fields) => {
      validate(kind.rules, fields);
    },
    async findSame(rows) {
      // An old website has no days of events: two of one name may be of two years.
      const isKnownBy = (fields: ImportFields) => distinguishedBy?.every((property) => property in fields);
      const keyOfItem = (item: object) =>
        keyOf(['name', ...(distinguishedBy ?? [])].map((property) => Reflect.get(item, property)));
      const names = rows.filter(isKnownBy).map(({ name }) => String(name));
      const named = names.length > 0 ? await service.findNamed(names) : [];
      const ids = new Map(named.map((item) => [keyOfItem(item), item.id]));
      return rows.map((fields) => (isKnownBy(fields) && ids.get(keyOfItem(fields))) || null);
    },
    async create(actor, fields, created, file) {
      const { upload, problem } = await receive(service, fields.fileType, file);
      await service.save(actor, 'new', fields, {
        upload,
        alongside: (manager, item) => created(manager, item, problem),
      });
    },
    remove: (actor, id, version, alongside) => service.takeBack(actor, id, version, alongside),
    versions: (ids) => service.versions(ids),
  };
}

/** Everything that can be brought in, by what the audit log calls it. */
export function importablesOf({
  content,
  users,
  contact,
  donationTypes,
  pastDonations,
  earlierDonors,
}: Pick<
  Services,
  'content' | 'users' | 'contact' | 'donationTypes' | 'pastDonations' | 'earlierDonors'
>): ReadonlyMap<AuditSubject, Importable> {
  const earlierDonor: Pick<Importable, 'checker' | 'findSame' | 'create'> = {
    checker: (rows) => earlierDonors.checker(rows),
    findSame: (rows) => earlierDonors.known(rows),
    create: (actor, fields, created) => earlierDonors.add(actor, fields, created),
  };
  const others: Importable[] = [
    {
      subject: 'user',
      checker: () => users.invitedChecker(),
      findSame: (rows) => users.idsOf(rows.map(({ email }) => String(email))),
      create: (actor, fields, created) => users.createWithoutPassword(actor, fields, created),
      remove: (actor, id, version, alongside) => users.removeUnused(actor, id, version, alongside),
      versions: (ids) => users.versions(ids),
    },
    {
      subject: 'contact-message',
      checker: async () => (fields) => {
        validate(contactRules, fields);
      },
      findSame: async (rows) => rows.map(() => null),
      create: (actor, fields, created) =>
        contact.addEarlier(actor, fields as Parameters<typeof contact.addEarlier>[1], created),
      remove: (actor, id, _version, alongside) => contact.remove(actor, id, null, alongside),
      versions: (ids) => contact.versions(ids),
    },
    {
      subject: 'donation-type',
      part: 'donations',
      checker: async () => (fields) => {
        validate(donationTypeRules, fields);
      },
      async findSame(rows) {
        const types = await donationTypes.list();
        return rows.map(({ name }) => types.find((type) => spelled(type.name) === spelled(name))?.id ?? null);
      },
      async create(actor, fields, created) {
        await donationTypes.save(actor, 'new', fields, created);
      },
      remove: (actor, id, version, alongside) => donationTypes.remove(actor, id, { version, alongside }),
      versions: (ids) => donationTypes.versions(ids),
    },
    {
      subject: 'donation',
      part: 'donations',
      checker: () => pastDonations.checker(),
      findSame: async (rows) => rows.map(() => null),
      create: (actor, fields, created) => pastDonations.add(actor, fields, created),
      remove: (actor, id, _version, alongside) => pastDonations.remove(actor, id, alongside),
      versions: (ids) => pastDonations.versions(ids),
    },
    {
      subject: 'donor',
      part: 'donations',
      ...earlierDonor,
      remove: (actor, id, version, alongside) => earlierDonors.removeDonor(actor, id, version, alongside),
      versions: (ids, together) =>
        earlierDonors.donorVersions(
          ids,
          together.filter(({ subject }) => subject === 'gift-aid-declaration'),
        ),
    },
    {
      subject: 'gift-aid-declaration',
      part: 'donations',
      ...earlierDonor,
      remove: (actor, id, version, alongside) =>
        earlierDonors.removeDeclaration(actor, id, version, alongside),
      versions: (ids) => earlierDonors.declarationVersions(ids),
    },
  ];
  const all = [...content.map(contentImportable), ...others];
  return new Map(all.map((importable) => [importable.subject, importable]));
}
