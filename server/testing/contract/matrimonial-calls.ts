import { expect } from 'vitest';
import { Interest } from '../../features/matrimonial/interest.entity.ts';
import { homeOf } from '../askers.ts';
import { buildCandidate, openSession, PASSWORD, picture } from '../factories.ts';
import { type Caller, EVERYBODY } from './callers.ts';
import { type ContractTable } from './contract-call.ts';
import { oldFields } from './old-profile.ts';
import { codeSentTo, freshMobile, newMember, type World } from './world.ts';

const MEMBERS_AND_ADMINS: Caller[] = ['admin', 'member'];

/** A profile with its member's session. */
async function newProfile({ app }: World) {
  const { id, memberId } = await buildCandidate(app);
  return { id, memberId, token: await openSession(app, { memberId }) };
}

async function newRegistration(world: World) {
  const MobileNo = freshMobile();
  const payload = { MobNo: MobileNo, ContCode: '44', returnMSg: 'Your code is 12345' };
  const url = '/api/matrimonial/uksendsms';
  await world.app.server.inject({ method: 'POST', url, payload, remoteAddress: homeOf(MobileNo) });
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
    OTP: await codeSentTo(world, MobileNo),
  };
}

/** Spec §7: members of the matrimonial section. */
export const MEMBER_CALLS: ContractTable = {
  'POST /api/matrimonial/signin': {
    callers: EVERYBODY,
    make: ({ member }) => ({
      url: '/api/matrimonial/signin',
      json: { MobileNo: member.mobile.slice(3), ContCode: '44', Password: PASSWORD },
    }),
    answer: expect.objectContaining({ userTypeID: 0, userToken: expect.any(String) }),
  },
  'POST /api/matrimonial/uksendsms': {
    callers: EVERYBODY,
    make: () => ({
      url: '/api/matrimonial/uksendsms',
      json: { MobNo: freshMobile(), ContCode: '44', returnMSg: 'Your code is 12345' },
    }),
    answer: 'success',
  },
  'POST /api/matrimonial/saveprofilemst': {
    callers: EVERYBODY,
    make: async (world) => {
      const json = await newRegistration(world);
      return { url: '/api/matrimonial/saveprofilemst', json, from: homeOf(json.MobileNo) };
    },
    answer: expect.any(Number),
  },
  'POST /api/matrimonial/updatenewpsw': {
    callers: EVERYBODY,
    make: async (world) => {
      const { id, token } = await newMember(world);
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
    make: async (world) => ({
      url: `/api/matrimonial/deactiveprofile/${(await newMember(world)).id}/DeActive`,
    }),
    answer: 'success',
  },
};

/** Spec §7: their profiles, and who is interested in whom. */
export const PROFILE_CALLS: ContractTable = {
  'GET /api/matrimonial/getprofiledt/:id/:status': {
    callers: MEMBERS_AND_ADMINS,
    make: async (world) => {
      const { memberId, token } = await newProfile(world);
      return { url: `/api/matrimonial/getprofiledt/${memberId}/All`, token };
    },
    answer: [expect.objectContaining({ gender: 'Female', dob: '1996-05-17', userStatus: 'Active' })],
  },
  'POST /api/matrimonial/saveprofiledt': {
    callers: ['member'],
    make: async (world) => {
      const { id: ProfileID, token } = await newMember(world);
      return { url: '/api/matrimonial/saveprofiledt', json: oldFields({ ProfileID }), token };
    },
    answer: expect.any(Number),
  },
  'POST /api/matrimonial/saveprofileimage/:id': {
    callers: ['member'],
    make: async (world) => {
      const { id, token } = await newProfile(world);
      const file = { content: await picture(), fileName: 'me.png', contentType: 'image/png' };
      return { url: `/api/matrimonial/saveprofileimage/${id}`, part: 'ComponentId', json: 1, file, token };
    },
    answer: 'success',
  },
  'GET /api/matrimonial/delprofiledt/:id': {
    callers: MEMBERS_AND_ADMINS,
    make: async (world) => {
      const { id, token } = await newProfile(world);
      return { url: `/api/matrimonial/delprofiledt/${id}`, token };
    },
    answer: 'success',
  },
  'GET /api/matrimonial/saveintrested/:profileId/:candidateId': {
    callers: ['member'],
    make: async (world) => {
      const [{ memberId, token }, { id }] = [await newProfile(world), await newProfile(world)];
      return { url: `/api/matrimonial/saveintrested/${memberId}/${id}`, token };
    },
    answer: 'success',
  },
  'GET /api/matrimonial/getintestprofiledt': {
    callers: ['admin'],
    make: async (world) => {
      const [{ id: fromCandidateId }, { id: toCandidateId }] = [
        await newProfile(world),
        await newProfile(world),
      ];
      await world.app.database.dataSource.manager.save(Interest, { fromCandidateId, toCandidateId });
      return { url: '/api/matrimonial/getintestprofiledt' };
    },
    answer: expect.arrayContaining([
      expect.objectContaining({ lastName: 'Vyas', int_LastName: 'Vyas', int_ProfileID: expect.any(Number) }),
    ]),
  },
};
