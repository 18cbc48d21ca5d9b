import { expect } from 'vitest';
import { buildUser, openSession, PASSWORD } from '../factories.ts';
import { ANYONE } from './callers.ts';
import { type ContractTable } from './contract-call.ts';
import { type ContractFixture, freshMobile } from './contract-fixture.ts';

const DONATION = {
  DonerID: 0,
  SubDnTypeID: 6,
  DonerName: 'An old client',
  PhoneNo: '0116 496 0100',
  Email: 'old@example.org',
  DonatAmt: '25.50',
  Message: 'Jai Shri Krishna',
  Status: 'Pending',
};

function newAccount() {
  const MobileNo = freshMobile();
  return {
    UserID: 0,
    UserName: 'An old client',
    EmailID: `old${MobileNo}@example.org`,
    MobileNo,
    Address: '12 Tulsi Lane',
    Sheri: 'Leicester',
    Password: PASSWORD,
    PostCode: 'LE4 6XX',
    UserStatus: 'Active',
    UserTypeID: 0,
  };
}

const donorOf = ({ user }: ContractFixture) => `/api/donpayment/getdonerinfo/0/${user.id}/6`;

/** Spec §7: main-site accounts and donations. */
export const ACCOUNT_CALLS: ContractTable = {
  'POST /api/login/signin': {
    callers: ANYONE,
    make: ({ user }) => ({ url: '/api/login/signin', json: { Login: user.email, Password: PASSWORD } }),
    answer: expect.objectContaining({ userTypeID: 0, userToken: expect.any(String) }),
  },
  'POST /api/login/signout': {
    callers: ANYONE,
    make: async ({ app, user }) => ({
      url: '/api/login/signout',
      token: await openSession(app, { userId: user.id }),
    }),
    answer: 'success',
  },
  'GET /api/login/userlist': {
    callers: ['admin', 'user'],
    make: () => ({ url: '/api/login/userlist' }),
    answer: [expect.objectContaining({ userTypeID: 0, password: '' })],
  },
  'POST /api/login/saveuser': {
    callers: ANYONE,
    make: () => ({ url: '/api/login/saveuser', json: newAccount() }),
    answer: expect.any(Number),
  },
  'POST /api/login/sendotp': {
    callers: ANYONE,
    make: async ({ app }) => {
      const { mobile } = await buildUser(app);
      return { url: '/api/login/sendotp', json: { MobNo: mobile.slice(3), ContCode: '44' } };
    },
    answer: 'success',
  },
  'POST /api/admin/updatenewpsw': {
    callers: ANYONE,
    make: async ({ app }) => {
      const { id, mobile } = await buildUser(app);
      const json = {
        ProfileID: id,
        MobileNo: mobile.slice(3),
        Password: 'mango-lantern-77',
        CurrentPassword: PASSWORD,
        UserTypeID: 0,
      };
      return { url: '/api/admin/updatenewpsw', json, token: await openSession(app, { userId: id }) };
    },
    answer: expect.any(Number),
  },
  'GET /api/donpayment/getdontype/:id': {
    callers: ['admin', 'user'],
    make: () => ({ url: '/api/donpayment/getdontype/0' }),
    answer: expect.arrayContaining([expect.objectContaining({ memFeesID: 1, festAdvID: 6, hallHireID: 12 })]),
  },
  'GET /api/donpayment/getsubdontype/:id': {
    callers: ['admin', 'user'],
    make: () => ({ url: '/api/donpayment/getsubdontype/1' }),
    answer: [{ subDnTypeID: 1, subDnType: 'Single membership, one year', dnTypeID: 1, feesAmt: 25 }],
  },
  'GET /api/donpayment/getdonerinfo/0/:userId/:subTypeId': {
    callers: ['admin', 'user'],
    make: (fixture) => ({ url: donorOf(fixture) }),
    answer: [expect.objectContaining({ subDnTypeID: 6, subDnType: 'Navratri' })],
  },
  'POST /api/donpayment/savedata': {
    callers: ['admin', 'user'],
    make: ({ user }) => ({
      url: '/api/donpayment/savedata',
      part: 'savedata',
      json: [{ ...DONATION, UserID: user.id }],
    }),
    answer: 'Saved SuccessFully.',
  },
};
