import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { ContentFileType } from '../../../rules/content.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { hireFields, sendRequest } from '../../features/hall-hire/hall-hire-fixtures.ts';
import { FEATURES } from '../../features.ts';
import { PDF } from '../../files/media-fixtures.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { buildUser } from '../factories.ts';
import { freshAddress } from '../sign-in.ts';
import type { TestApp } from '../test-app.ts';

const DESCRIPTION = 'The priest brings what is needed; bring flowers, fruit and your whole family.';
const LINK = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

const DOCUMENT = { content: PDF, fileName: 'rules.pdf', contentType: 'application/pdf' };

let serial = 0;

/** Makes a text unique. */
export function unique(text: string): string {
  serial += 1;
  return `${text} ${serial}`;
}

/** Further required fields of a kind of content, under their GraphQL and legacy names. */
const REQUIRED_FIELDS: Readonly<Record<string, [fields: object, sent: object]>> = {
  CommitteeMember: [{ designation: 'Treasurer' }, { Designation: 'Treasurer' }],
};

/** File types with the fields they require; only documents also need a file. */
const FILE_TYPES: [type: ContentFileType, fields: object, sent: object][] = [
  [ContentFileType.YOUTUBE, { link: LINK }, { FileType: 'YouTube', FileName: LINK }],
  [ContentFileType.IMAGE, {}, { FileType: 'Img' }],
  [ContentFileType.PDF, {}, { FileType: 'Pdf' }],
];

/** The kinds of content with valid fields. */
export const CONTENT = FEATURES.flatMap(({ kind }) => {
  if (!kind) return [];
  const [fileType, fields, sent] = FILE_TYPES.find(([type]) => kind.fileTypes.includes(type))!;
  const [requiredFields, requiredLegacyFields] = REQUIRED_FIELDS[kind.entity.name] ?? [];
  return {
    kind,
    fields: { fileType, ...fields, ...requiredFields },
    sent: { ...sent, ...requiredLegacyFields },
    file: fileType === ContentFileType.PDF ? DOCUMENT : undefined,
  };
});
export type Content = (typeof CONTENT)[number];

/** @param entity the name of the entity class */
export const contentOf = (entity: string) => CONTENT.find(({ kind }) => kind.entity.name === entity)!;

export function contentFields({ fields }: Content) {
  return { name: unique('Item'), description: DESCRIPTION, ...fields };
}

export function legacyContentFields({ sent }: Content) {
  return { ID: 0, Name: unique('Item'), Desc: DESCRIPTION, ...sent };
}

/** Creates an item of this kind. @returns its id */
export async function newContent({ features }: TestApp, content: Content): Promise<number> {
  const service = features.content.find(({ kind }) => (kind as unknown) === content.kind)!;
  const upload =
    content.file &&
    (await service.receive({
      stream: Readable.from([content.file.content], { objectMode: false }),
      fileName: content.file.fileName,
      mimeType: content.file.contentType,
    }));
  try {
    return (await service.save(OPERATOR, 'new', contentFields(content), { upload })).id;
  } catch (cause) {
    const { name } = content.kind.entity;
    throw new Error(
      `A ${name} cannot be saved: add its required fields to REQUIRED_FIELDS in server/testing/access/records.ts.`,
      { cause },
    );
  }
}

async function newest({ database }: TestApp, table: string): Promise<number> {
  const [{ id }] = await database.dataSource.query(`SELECT max(id) AS id FROM ${table}`);
  return id;
}

/** Creates a contact message. @returns its id */
export async function newMessage(app: TestApp): Promise<number> {
  const message = { name: unique('Writer'), email: 'writer@example.org', message: 'Is the hall open?' };
  await app.features.services.contact.send(message, freshAddress());
  return newest(app, 'contact_message');
}

/** Creates a donation, by default of a new user. */
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

/** Creates a visitor's hall hire request. */
export async function newRequest(app: TestApp): Promise<{ id: number; version: number }> {
  await sendRequest(app, hireFields());
  return { id: await newest(app, 'hall_hire'), version: 1 };
}

/** Creates a complaint as the site's form does. */
export async function newRightsRequest(app: TestApp): Promise<{ id: number; version: number }> {
  const viewer = { userId: 0, memberId: 0 };
  const fields = {
    kind: 'COMPLAINT',
    name: unique('Asha'),
    email: 'asha@example.org',
    about: 'A photo',
  } as const;
  await app.features.services.requestForm.send(
    { ...fields, phone: '', onBehalfOf: '' },
    { ip: freshAddress(), viewer },
  );
  return { id: await newest(app, 'rights_request'), version: 1 };
}

/** Creates what somebody asks about their data, as the office enters it. */
export async function newEnteredRequest({ features }: TestApp): Promise<{ id: number; version: number }> {
  const id = await features.services.requests.enter(OPERATOR, rightsRequestFields() as never);
  return { id, version: 1 };
}

export async function newClosedRequest(app: TestApp): Promise<{ id: number; version: number }> {
  const { id, version } = await newEnteredRequest(app);
  await app.database.dataSource.query(
    `UPDATE rights_request SET closed_on = received_on, outcome = 'ANSWERED', due_on = NULL WHERE id = $1`,
    [id],
  );
  return { id, version };
}

/** Valid fields of something that came by letter today. */
export function rightsRequestFields() {
  return {
    kind: 'ACCESS',
    name: unique('Asha'),
    email: 'asha@example.org',
    phone: '',
    address: '',
    onBehalfOf: '',
    about: 'What do you keep about me?',
    channel: 'LETTER',
    receivedOn: currentDay(),
  };
}

/** Creates a booking as the office enters it. */
export function newBooking({ features }: TestApp): Promise<{ id: number; version: number }> {
  const optional = [
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
  const empty = Object.fromEntries(optional.map((name) => [name, '']));
  return features.services.hallHire.save(OPERATOR, 'new', { ...empty, ...hireFields() } as never);
}

/** Creates a select list option that nothing uses. */
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
  const fields = { name: unique('Fund'), column: 'FESTIVAL', fee: '', isActive: true };
  return features.services.donationTypes.save(OPERATOR, 'new', fields as never);
}

export async function newFailedMessage(app: TestApp) {
  const [{ id }] = await app.database.dataSource.query(
    `INSERT INTO outbox_message (channel, content, failed_at, expires_at)
     VALUES ('MAIL', 'x', now(), now() + interval '30 days') RETURNING id::integer`,
  );
  return { variables: { ids: [id] } };
}
