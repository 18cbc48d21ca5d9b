import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { ContentFileType } from '../../../rules/content.ts';
import { hireFields, sendRequest } from '../../features/hall-hire/testing.ts';
import { PDF } from '../../files/media-fixtures.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { buildUser } from '../factories.ts';
import { freshAddress } from '../sign-in.ts';
import type { TestApp } from '../test-app.ts';

const DESCRIPTION = 'The priest brings what is needed; bring flowers, fruit and your whole family.';
const LINK = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

let serial = 0;

/** A text that nothing else has. */
export function unique(text: string): string {
  serial += 1;
  return `${text} ${serial}`;
}

/** The seven kinds of content: their service, and fields that it accepts without a file, but for documents. */
const CONTENT = {
  Event: { service: 'events', fields: { fileType: 'IMAGE' } },
  PoojaSeva: { service: 'poojaSevas', fields: { fileType: 'IMAGE' } },
  Notice: { service: 'notices', fields: { fileType: 'IMAGE' } },
  HomeVideo: { service: 'homeVideos', fields: { fileType: 'YOUTUBE', link: LINK } },
  VideoLink: { service: 'videoLinks', fields: { fileType: 'YOUTUBE', link: LINK } },
  CommitteeMember: { service: 'committee', fields: { fileType: 'IMAGE', designation: 'Treasurer' } },
  PdfDocument: { service: 'documents', fields: { fileType: 'PDF' } },
} as const;
export type ContentName = keyof typeof CONTENT;
export const CONTENT_NAMES = Object.keys(CONTENT) as ContentName[];

export const DOCUMENT = { content: PDF, fileName: 'rules.pdf', contentType: 'application/pdf' };

export function contentFields(kind: ContentName) {
  return { name: unique('Item'), description: DESCRIPTION, ...CONTENT[kind].fields };
}

/** An item of that kind. @returns its id */
export async function newContent({ features }: TestApp, kind: ContentName): Promise<number> {
  const service = features.services[CONTENT[kind].service];
  const fields = contentFields(kind);
  const isDocument = fields.fileType === ContentFileType.PDF;
  const upload = isDocument
    ? await service.receive({
        stream: Readable.from([DOCUMENT.content], { objectMode: false }),
        fileName: DOCUMENT.fileName,
        mimeType: DOCUMENT.contentType,
      })
    : undefined;
  return (await service.save(OPERATOR, 'new', fields, { upload })).id;
}

async function newest({ database }: TestApp, table: string): Promise<number> {
  const [{ id }] = await database.dataSource.query(`SELECT max(id) AS id FROM ${table}`);
  return id;
}

/** @returns its id */
export async function newMessage(app: TestApp): Promise<number> {
  const message = { name: unique('Writer'), email: 'writer@example.org', message: 'Is the hall open?' };
  await app.features.services.contact.send(message, freshAddress());
  return newest(app, 'contact_message');
}

/** A donation of somebody who makes no other. */
export async function newDonation({ features, ...app }: TestApp, userId?: number) {
  const owner = userId ?? (await buildUser({ features, ...app })).id;
  const viewer = { userId: owner, name: 'Donor' } as never;
  const fields = {
    subTypeId: 6,
    donorName: unique('Donor'),
    amount: '10',
    email: 'donor@example.org',
    phone: '0116 496 0000',
    message: '',
  };
  return features.services.donations.donate(viewer, fields, {
    idempotencyKey: randomUUID(),
    madeAt: new Date(),
  });
}

/** What a visitor has asked for. */
export async function newRequest(app: TestApp): Promise<{ id: number; version: number }> {
  await sendRequest(app, hireFields());
  return { id: await newest(app, 'hall_hire'), version: 1 };
}

/** A hire that the office has entered. */
export function newBooking({ features }: TestApp): Promise<{ id: number; version: number }> {
  const left = [
    'address',
    'postcode',
    'telephone',
    'day',
    'hours',
    'guests',
    'deposit',
    'charges',
    'outstanding',
  ];
  const empty = Object.fromEntries(left.map((name) => [name, '']));
  return features.services.hallHire.save(OPERATOR, 'new', { ...empty, ...hireFields() } as never);
}

/** Entries of the lists that nothing uses. */
export function newOption({ features }: TestApp) {
  return features.services.selectLists.save(OPERATOR, 'new', 'CASTE', {
    value: unique('Caste'),
    active: true,
  });
}

export function newProfileFor({ features }: TestApp) {
  const fields = { name: unique('Cousin'), defaultGender: 'MALE', active: true };
  return features.services.profileFors.save(OPERATOR, 'new', fields);
}

export function newDonationType({ features }: TestApp) {
  const fields = { name: unique('Fund'), nameGujarati: '', column: 'FESTIVAL', fee: '', isActive: true };
  return features.services.donationTypes.save(OPERATOR, 'new', fields as never);
}
