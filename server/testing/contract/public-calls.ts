import { expect } from 'vitest';
import { ANYONE } from './callers.ts';
import { type ContractTable } from './contract-call.ts';
import type { ContractFixture } from './contract-fixture.ts';

const MESSAGE = {
  ContacID: 0,
  Name: 'An old client',
  Email: 'old@example.org',
  Messages: 'Jai Shri Krishna',
};

async function newMessage({ app }: ContractFixture): Promise<number> {
  const { dataSource } = app.database;
  const sql = `INSERT INTO contact_message (name, email, message) VALUES ('A', 'a@example.org', 'Hello') RETURNING id`;
  return (await dataSource.query<{ id: number }[]>(sql))[0]!.id;
}

const list = (first: string) => expect.arrayContaining([{ valMem: first }]);

/** Spec §7: visits, contact messages and the options of select lists. */
export const PUBLIC_CALLS: ContractTable = {
  'GET /api/admin/getsetvistcount/:mode': {
    callers: ANYONE,
    make: () => ({ url: '/api/admin/getsetvistcount/1' }),
    answer: expect.any(Number),
  },
  'POST /api/admin/saveconatctus': {
    callers: ANYONE,
    make: () => ({ url: '/api/admin/saveconatctus', part: 'save', json: [MESSAGE] }),
    answer: 'Saved SuccessFully.',
  },
  'GET /api/admin/contactuslist/:id': {
    callers: ['admin'],
    make: async (fixture) => ({ url: `/api/admin/contactuslist/${await newMessage(fixture)}` }),
    answer: [{ contacID: expect.any(Number), name: 'A', email: 'a@example.org', messages: 'Hello' }],
  },
  'GET /api/admin/delcontactus/:id': {
    callers: ['admin'],
    make: async (fixture) => ({ url: `/api/admin/delcontactus/${await newMessage(fixture)}` }),
    answer: 'Record removed successfully.',
  },
  'GET /api/matrimonial/getselectlist': {
    callers: ANYONE,
    make: () => ({ url: '/api/matrimonial/getselectlist' }),
    answer: expect.objectContaining({
      contryCodeList: list('44'),
      religionList: list('Hindu'),
      ageList: list('From'),
    }),
  },
  'GET /api/matrimonial/profileForlist': {
    callers: ANYONE,
    make: () => ({ url: '/api/matrimonial/profileForlist' }),
    answer: expect.arrayContaining([{ profileForID: 1, profileFor: 'Self' }]),
  },
  'GET /api/openapi.json': {
    callers: ANYONE,
    make: () => ({ url: '/api/openapi.json' }),
    answer: expect.objectContaining({ openapi: '3.1.0' }),
  },
};
