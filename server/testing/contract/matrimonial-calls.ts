import { expect } from 'vitest';
import { Interest } from '../../features/matrimonial/interests/interest.entity.ts';
import { clientAddressOf } from '../code-requesters.ts';
import { buildCandidate, openSession, PASSWORD, picture } from '../factories.ts';
import { ANYONE, type Caller } from './callers.ts';
import { type ContractTable } from './contract-call.ts';
import { type ContractFixture, codeSentTo, freshMobile, newMember } from './contract-fixture.ts';
import { legacyProfileFields } from './legacy-profile.ts';

const MEMBERS_AND_ADMINS: Caller[] = ['admin', 'member'];

/** A new profile with a session of its member. */
async function newProfile({ app }: ContractFixture) {
  const { id, memberId } = await buildCandidate(app);
  return { id, memberId, token: await openSession(app, { memberId }) };
}

async function newRegistration(fixture: ContractFixture) {
  const MobileNo = freshMobile();
  const payload = { MobNo: MobileNo, ContCode: '44', returnMSg: 'Your code is 12345' };
  const url = '/api/matrimonial/uksendsms';
  await fixture.app.server.inject({ method: 'POST', url, payload, remoteAddress: clientAddressOf(MobileNo) });
  return {
    ProfileID: 0,
    ProfileForID: 1,
    UserName: 'An old client',
    EmailID: '',
    MobileNo,
    ContCode: '44',
    Password: PASSWORD,
    UserStatus: 'Active',
    UserTypeID: 0,
    OTP: await codeSentTo(fixture, MobileNo),
  };
}

/** Spec §7: members of the matrimonial section. */
export const MEMBER_CALLS: ContractTable = {
  'POST /api/matrimonial/signin': {
    callers: ANYONE,
    make: ({ member }) => ({
      url: '/api/matrimonial/signin',
      json: { MobileNo: member.mobile.slice(3), ContCode: '44', Password: PASSWORD },
    }),
    answer: expect.objectContaining({ userTypeID: 0, userToken: expect.any(String) }),
  },
  'POST /api/matrimonial/uksendsms': {
    callers: ANYONE,
    make: () => ({
      url: '/api/matrimonial/uksendsms',
      json: { MobNo: freshMobile(), ContCode: '44', returnMSg: 'Your code is 12345' },
    }),
    answer: 'success',
  },
  'POST /api/matrimonial/saveprofilemst': {
    callers: ANYONE,
    make: async (fixture) => {
      const json = await newRegistration(fixture);
      return { url: '/api/matrimonial/saveprofilemst', json, from: clientAddressOf(json.MobileNo) };
    },
    answer: expect.any(Number),
  },
  'POST /api/matrimonial/updatenewpsw': {
    callers: ANYONE,
    make: async (fixture) => {
      const { id, token } = await newMember(fixture);
      const json = {
        ProfileID: id,
        ProfileForID: 0,
        UserName: '',
        Password: 'mango-lantern-77',
        CurrentPassword: PASSWORD,
      };
      return { url: '/api/matrimonial/updatenewpsw', json, token };
    },
    answer: expect.any(Number),
  },
  'GET /api/matrimonial/profilelist': {
    callers: MEMBERS_AND_ADMINS,
    make: () => ({ url: '/api/matrimonial/profilelist' }),
    answer: [expect.objectContaining({ userStatus: 'Active', password: '' })],
  },
  'GET /api/matrimonial/deactiveprofile/:id/:status': {
    callers: ['admin'],
    make: async (fixture) => ({
      url: `/api/matrimonial/deactiveprofile/${(await newMember(fixture)).id}/DeActive`,
    }),
    answer: 'success',
  },
};

/** Spec §7: matrimonial profiles and expressed interests. */
export const PROFILE_CALLS: ContractTable = {
  'GET /api/matrimonial/getprofiledt/:id/:status': {
    callers: MEMBERS_AND_ADMINS,
    make: async (fixture) => {
      const { memberId, token } = await newProfile(fixture);
      return { url: `/api/matrimonial/getprofiledt/${memberId}/All`, token };
    },
    answer: [expect.objectContaining({ gender: 'Female', dob: '1996-05-17', userStatus: 'Active' })],
  },
  'POST /api/matrimonial/saveprofiledt': {
    callers: ['member'],
    make: async (fixture) => {
      const { id: ProfileID, token } = await newMember(fixture);
      return { url: '/api/matrimonial/saveprofiledt', json: legacyProfileFields({ ProfileID }), token };
    },
    answer: expect.any(Number),
  },
  'POST /api/matrimonial/saveprofileimage/:id': {
    callers: ['member'],
    make: async (fixture) => {
      const { id, token } = await newProfile(fixture);
      const file = { content: await picture(), fileName: 'me.png', contentType: 'image/png' };
      return { url: `/api/matrimonial/saveprofileimage/${id}`, part: 'ComponentId', json: 1, file, token };
    },
    answer: 'success',
  },
  'GET /api/matrimonial/delprofiledt/:id': {
    callers: MEMBERS_AND_ADMINS,
    make: async (fixture) => {
      const { id, token } = await newProfile(fixture);
      return { url: `/api/matrimonial/delprofiledt/${id}`, token };
    },
    answer: 'success',
  },
  'GET /api/matrimonial/saveintrested/:profileId/:candidateId': {
    callers: ['member'],
    make: async (fixture) => {
      const [{ memberId, token }, { id }] = [await newProfile(fixture), await newProfile(fixture)];
      return { url: `/api/matrimonial/saveintrested/${memberId}/${id}`, token };
    },
    answer: 'success',
  },
  'GET /api/matrimonial/getintestprofiledt': {
    callers: ['admin'],
    make: async (fixture) => {
      const [{ id: fromCandidateId }, { id: toCandidateId }] = [
        await newProfile(fixture),
        await newProfile(fixture),
      ];
      await fixture.app.database.dataSource.manager.save(Interest, { fromCandidateId, toCandidateId });
      return { url: '/api/matrimonial/getintestprofiledt' };
    },
    answer: expect.arrayContaining([
      expect.objectContaining({ lastName: 'Vyas', int_LastName: 'Vyas', int_ProfileID: expect.any(Number) }),
    ]),
  },
};
