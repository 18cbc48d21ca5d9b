import { expect } from 'vitest';
import { get, legacySave } from '../requests.ts';
import { ANYONE } from './callers.ts';
import { fileOf, KINDS, type LegacyKind } from './content-kinds.ts';
import { type ContractCall, type ContractTable } from './contract-call.ts';
import type { ContractFixture } from './contract-fixture.ts';

const SAVED = 'Saved SuccessFully.';
const REMOVED = 'Record removed successfully.';

/** Saves an item. @returns its id */
async function saveItem({ app, tokens }: ContractFixture, kind: LegacyKind): Promise<number> {
  const { save: url, part, sent, file } = kind;
  await legacySave(app, { url, part, json: [sent], file: await fileOf(file), token: tokens.admin });
  const items: { id: number }[] = (await get(app, `${kind.list}/0`)).json();
  return Math.max(...items.map(({ id }) => id));
}

/** The three calls of a kind of content. */
function callsOf(kind: LegacyKind): ContractTable {
  const list: ContractCall = {
    callers: ANYONE,
    make: async (fixture) => ({ url: `${kind.list}/${await saveItem(fixture, kind)}` }),
    answer: [{ fileName: expect.any(String), ...kind.read }],
  };
  const save: ContractCall = {
    callers: ['admin'],
    make: async () => ({ url: kind.save, part: kind.part, json: [kind.sent], file: await fileOf(kind.file) }),
    answer: SAVED,
  };
  const remove: ContractCall = {
    callers: ['admin'],
    make: async (fixture) => ({ url: `${kind.remove}/${await saveItem(fixture, kind)}` }),
    answer: REMOVED,
  };
  return { [`GET ${kind.list}/:id`]: list, [`POST ${kind.save}`]: save, [`GET ${kind.remove}/:id`]: remove };
}

const EVENT: LegacyKind = {
  save: '/api/admin/saveevent',
  list: '/api/admin/eventlist',
  remove: '/api/admin/delevent',
  part: 'addevent',
  folder: 'EventImg',
  file: 'picture',
  sent: {
    ID: 0,
    Name: 'By an old client',
    Desc: 'Nine nights of garba with live singers from Vadodara, in the big hall of the community.',
    FileType: 'Img',
    FileName: '',
    UserID: 1,
  },
  read: {
    id: expect.any(Number),
    name: 'By an old client',
    desc: expect.any(String),
    fileType: 'Img',
  },
};

const COMMITTEE = KINDS['committee member']!;

/** Spec §7: content, which everybody reads and admins manage. */
export const CONTENT_CALLS: ContractTable = {
  ...Object.assign({}, ...[EVENT, ...Object.values(KINDS)].map(callsOf)),
  'POST /api/commiteemem/updateseqno': {
    callers: ['admin'],
    make: async (fixture) => {
      const members = [await saveItem(fixture, COMMITTEE), await saveItem(fixture, COMMITTEE)];
      const json = members.map((id, index) => ({ id, seqNo: String(index + 1), name: 'As it was' }));
      return { url: '/api/commiteemem/updateseqno', part: 'addevent', json };
    },
    answer: 2,
  },
};
