import { AppError } from '../../../rules/errors.ts';
import type { MemberStatus } from '../../../rules/member-filter.ts';
import { hasPermission, Permission } from '../../../rules/permissions.ts';
import { mobileFromE164 } from '../../../rules/phone.ts';
import { place } from '../../../rules/place.ts';
import { requesterByNetwork } from '../../identity/one-time-codes.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import {
  listOf,
  oneOfTexts,
  oneText,
  record,
  TEXT,
  WHOLE_NUMBER,
} from '../../ways-in/rest/answer-schemas.ts';
import { type LegacyBody, parseId } from '../../ways-in/rest/legacy-body.ts';
import { type LegacyRoute, legacyRoute } from '../../ways-in/rest/legacy-route.ts';
import type { MemberAdministrationService } from './member-administration.service.ts';
import type { Member } from './members/member.entity.ts';
import type { MemberPasswordService } from './members/member-password.service.ts';
import type { MemberRegistrationService } from './members/member-registration.service.ts';
import type { MemberSignInService } from './members/member-sign-in.service.ts';
import { STATUS_NAMES } from './members/member-statuses.legacy.ts';
import type { MembershipService } from './membership.service.ts';

interface Services {
  memberSignIn: MemberSignInService;
  memberRegistration: MemberRegistrationService;
  memberPassword: MemberPasswordService;
  memberAdministration: MemberAdministrationService;
  membership: MembershipService;
}

const MEMBER = record({
  profileID: WHOLE_NUMBER,
  profileForID: WHOLE_NUMBER,
  userName: TEXT,
  emailID: TEXT,
  mobileNo: TEXT,
  password: oneText(''),
  userStatus: oneOfTexts(Object.values(STATUS_NAMES)),
});

/** Keys that old clients send and no call reads. */
const IGNORED = { UserStatus: 'ignored', UserTypeID: 'ignored' } as const;

function present({ id, profileForId, name, email, mobile, status }: Member, profileID = id) {
  return {
    profileID,
    profileForID: profileForId,
    userName: name,
    emailID: email ?? '',
    mobileNo: mobileFromE164(mobile),
    // Never sent, but old clients expect the key.
    password: '',
    userStatus: STATUS_NAMES[status],
  };
}

function mobileFields(body: LegacyBody, key: string) {
  return { countryCode: body.text('ContCode') || place.callingCode, mobile: body.text(key) };
}

/** `Active` or `DeActive`, case-insensitive. */
function statusOf(text: string): MemberStatus {
  const status = text.toUpperCase();
  if (status !== 'ACTIVE' && status !== 'DEACTIVE') throw new AppError('BAD_USER_INPUT', 'invalidRequest');
  return status;
}

/** The calls of `api/matrimonial/*` that concern members' accounts. */
export function memberRoutes(services: Services): LegacyRoute[] {
  const { memberSignIn, memberRegistration, memberPassword, memberAdministration, membership } = services;
  /** Changes the caller's own account or, as an admin, another one. */
  async function edit(id: number, body: LegacyBody, context: RequestContext): Promise<void> {
    // No default country code: the services derive a missing one from the stored mobile.
    const fields = {
      name: body.text('UserName'),
      countryCode: body.text('ContCode'),
      mobile: body.text('MobileNo'),
    };
    const { memberId, signInId } = await context.viewer();
    const admin = id === memberId ? null : await context.require(Permission.MANAGE_MATRIMONIALS);
    const password = body.text('Password');
    // One that is sent must not be ignored silently.
    if (admin && password !== '') throw new AppError('FORBIDDEN', 'forbidden');
    if (admin) return memberAdministration.edit(admin, id, fields);
    const proof = { code: body.text('OTP'), currentPassword: body.text('CurrentPassword') };
    const requester = requesterByNetwork(context.ip);
    await membership.edit(
      signInId,
      { ...fields, ...proof, password },
      { requester, by: context.credentials! },
    );
  }

  return [
    {
      method: 'POST',
      path: '/api/matrimonial/signin',
      permission: Permission.PUBLIC,
      summary: 'Signs a member in; the reply carries a bearer',
      fields: { ContCode: 'text', MobileNo: 'text', Password: 'text' },
      answer: record({
        profileID: WHOLE_NUMBER,
        profileForID: WHOLE_NUMBER,
        userName: TEXT,
        emailID: TEXT,
        mobileNo: TEXT,
        userTypeID: WHOLE_NUMBER,
        userToken: TEXT,
      }),
      async handle({ body, context }) {
        const fields = { ...mobileFields(body, 'MobileNo'), password: body.text('Password') };
        const { session, viewer } = await memberSignIn.signIn(fields, {
          transport: 'BEARER',
          ip: context.ip,
        });
        return {
          profileID: viewer.memberId,
          profileForID: viewer.profileForId,
          userName: viewer.name,
          emailID: viewer.email,
          mobileNo: viewer.mobile,
          userTypeID: 0,
          userToken: session.token,
        };
      },
    },
    {
      method: 'POST',
      path: '/api/matrimonial/uksendsms',
      permission: Permission.PUBLIC,
      summary:
        'Sends a one-time code to a mobile of country code 44, good from the same network; the text that is sent is ignored',
      fields: { MobNo: 'text', ContCode: 'text', returnMSg: 'ignored' },
      answer: oneText('success'),
      async handle({ body, context }) {
        await memberPassword.requestLegacyCode(mobileFields(body, 'MobNo'), requesterByNetwork(context.ip));
        return 'success';
      },
    },
    {
      method: 'POST',
      path: '/api/matrimonial/saveprofilemst',
      permission: Permission.PUBLIC,
      summary:
        "Makes a member with ProfileID 0, else changes one's own name and mobile, which needs the new one's code in OTP and CurrentPassword, or as an admin another's; the reply is the id",
      fields: {
        ...IGNORED,
        ProfileID: 'number',
        ProfileForID: 'number',
        UserName: 'text',
        EmailID: 'ignored',
        ContCode: 'text',
        MobileNo: 'text',
        Password: 'text',
        OTP: 'text',
        CurrentPassword: 'text',
      },
      answer: WHOLE_NUMBER,
      async handle({ body, context }) {
        const id = body.integer('ProfileID');
        if (id !== 0) {
          await edit(id, body, context);
          return id;
        }
        const fields = {
          ...mobileFields(body, 'MobileNo'),
          profileForId: body.integer('ProfileForID'),
          name: body.text('UserName'),
          password: body.text('Password'),
          code: body.text('OTP'),
        };
        const { session, viewer } = await memberRegistration.register(
          fields,
          requesterByNetwork(context.ip),
          {
            transport: 'BEARER',
            ip: context.ip,
          },
        );
        context.setTokenHeader(session);
        return viewer.memberId;
      },
    },
    {
      method: 'POST',
      path: '/api/matrimonial/updatenewpsw',
      permission: Permission.PUBLIC,
      summary:
        'Sets a new password: by the code in OTP, or of the member who is signed in, with CurrentPassword',
      fields: {
        ...IGNORED,
        ProfileID: 'ignored',
        ProfileForID: 'ignored',
        UserName: 'ignored',
        EmailID: 'ignored',
        ContCode: 'text',
        MobileNo: 'text',
        Password: 'text',
        OTP: 'text',
        CurrentPassword: 'text',
      },
      answer: WHOLE_NUMBER,
      async handle({ body, context }) {
        const { memberId, signInId } = await context.viewer();
        const password = body.text('Password');
        if (memberId > 0) {
          const currentPassword = body.text('CurrentPassword');
          await memberPassword.replace(signInId, { password, currentPassword }, context.credentials!);
          return memberId;
        }
        const fields = { ...mobileFields(body, 'MobileNo'), password, code: body.text('OTP') };
        const options = { transport: 'BEARER', ip: context.ip } as const;
        const { session, viewer } = await memberPassword.reset(
          fields,
          requesterByNetwork(context.ip),
          options,
        );
        context.setTokenHeader(session);
        return viewer.memberId;
      },
    },
    {
      method: 'GET',
      path: '/api/matrimonial/profilelist',
      permission: Permission.READ_PROFILES,
      summary: "One's own row; all rows for an admin",
      answer: listOf(MEMBER),
      async handle({ context }) {
        const viewer = await context.viewer();
        if (hasPermission(viewer, Permission.MANAGE_MATRIMONIALS))
          return (await memberAdministration.listAll(viewer)).map((member) => present(member));
        return [present(await memberAdministration.find(viewer.signInId), viewer.memberId)];
      },
    },
    legacyRoute({
      method: 'GET',
      path: '/api/matrimonial/deactiveprofile/:id/:status',
      permission: Permission.MANAGE_MATRIMONIALS,
      summary: 'Lets a member in or shuts them out, who is signed out at once',
      writesByGet: true,
      choices: { status: ['Active', 'DeActive'] },
      answer: oneText('success'),
      async handle({ params, context }) {
        const status = statusOf(params.status);
        await memberAdministration.setStatus(await context.viewer(), parseId(params.id), { status });
        return 'success';
      },
    }),
  ];
}
