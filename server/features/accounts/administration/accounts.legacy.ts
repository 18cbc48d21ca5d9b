import { isOfficer } from '../../../../rules/office-roles.ts';
import { hasPermission, Permission, Role } from '../../../../rules/permissions.ts';
import { mobileFromE164 } from '../../../../rules/phone.ts';
import { place } from '../../../../rules/place.ts';
import { requesterByNetwork } from '../../../identity/one-time-codes.ts';
import { listOf, oneText, record, TEXT, WHOLE_NUMBER } from '../../../ways-in/rest/answer-schemas.ts';
import type { LegacyBody } from '../../../ways-in/rest/legacy-body.ts';
import type { LegacyRoute } from '../../../ways-in/rest/legacy-route.ts';
import type { AccountService } from '../account.service.ts';
import type { PasswordResetService } from '../password-reset.service.ts';
import type { RegistrationService } from '../registration.service.ts';
import type { SignInService } from '../sign-in.service.ts';
import type { User } from '../user.entity.ts';
import type { UserAdministrationService } from './user-administration.service.ts';

interface Services {
  signIn: SignInService;
  registration: RegistrationService;
  accounts: AccountService;
  passwordReset: PasswordResetService;
  userAdministration: UserAdministrationService;
}

const USER = record({
  userID: WHOLE_NUMBER,
  userTypeID: WHOLE_NUMBER,
  userName: TEXT,
  emailID: TEXT,
  mobileNo: TEXT,
  address: TEXT,
  postCode: TEXT,
  sheri: TEXT,
  password: oneText(''),
});

const PERSONAL_FIELDS = {
  UserName: 'text',
  EmailID: 'text',
  MobileNo: 'text',
  Address: 'text',
  Sheri: 'text',
  PostCode: 'text',
} as const;

function present(user: User) {
  return {
    userID: user.id,
    userTypeID: isOfficer(user.officeRoles) ? 1 : 0,
    userName: user.name,
    emailID: user.email,
    mobileNo: mobileFromE164(user.mobile),
    address: user.address,
    postCode: user.postcode,
    sheri: user.sheri,
    // Never sent, but old clients expect the key.
    password: '',
  };
}

function personalFields(body: LegacyBody) {
  return {
    name: body.text('UserName'),
    email: body.text('EmailID'),
    mobile: body.text('MobileNo'),
    address: body.text('Address'),
    sheri: body.text('Sheri'),
    postcode: body.text('PostCode'),
  };
}

/** `api/login/*` and the call that sets a main-site password. */
export function accountRoutes(services: Services): LegacyRoute[] {
  const { signIn, registration, accounts, passwordReset, userAdministration } = services;
  return [
    {
      method: 'POST',
      path: '/api/login/signin',
      permission: Permission.PUBLIC,
      summary:
        'Signs in; the reply carries a bearer. An account with a second factor needs Code, of the authenticator app or for recovery',
      fields: { Login: 'text', Password: 'text', Code: 'text' },
      answer: record({
        userID: WHOLE_NUMBER,
        userTypeID: WHOLE_NUMBER,
        userName: TEXT,
        emailID: TEXT,
        mobileNo: TEXT,
        userToken: TEXT,
      }),
      async handle({ body, context }) {
        const { session, viewer } = await signIn.signIn(
          { login: body.text('Login'), password: body.text('Password'), code: body.text('Code') },
          { transport: 'BEARER', ip: context.ip },
        );
        return {
          userID: viewer.userId,
          userTypeID: viewer.role === Role.ADMIN ? 1 : 0,
          userName: viewer.name,
          emailID: viewer.email,
          mobileNo: viewer.mobile,
          userToken: session.token,
        };
      },
    },
    {
      method: 'POST',
      path: '/api/login/signout',
      permission: Permission.PUBLIC,
      summary: 'Ends the session of the bearer or cookie that comes with it',
      answer: oneText('success'),
      async handle({ context }) {
        for (const token of context.sessionTokens) await signIn.signOut(token);
        context.signedOut();
        return 'success';
      },
    },
    {
      method: 'GET',
      path: '/api/login/userlist',
      permission: Permission.EDIT_OWN_ACCOUNT,
      summary: "One's own row; all rows for an admin",
      answer: listOf(USER),
      async handle({ context }) {
        const viewer = await context.viewer();
        const users = hasPermission(viewer, Permission.MANAGE_USERS)
          ? await userAdministration.listAll(viewer)
          : [await accounts.find(viewer.userId)];
        return users.map(present);
      },
    },
    {
      method: 'POST',
      path: '/api/login/saveuser',
      permission: Permission.PUBLIC,
      summary:
        'Makes an account with UserID 0, else changes one’s own, or as an admin another’s but for its password; the reply is the id',
      fields: {
        ...PERSONAL_FIELDS,
        UserID: 'number',
        Password: 'text',
        CurrentPassword: 'text',
        UserStatus: 'ignored',
        UserTypeID: 'ignored',
      },
      answer: WHOLE_NUMBER,
      async handle({ body, context }) {
        const id = body.integer('UserID');
        if (id !== 0) {
          const { userId } = await context.require(Permission.EDIT_OWN_ACCOUNT);
          const currentPassword = body.text('CurrentPassword');
          const fields = { ...personalFields(body), newPassword: body.text('Password'), currentPassword };
          if (id === userId) await accounts.update(id, fields, { token: context.credentials?.token });
          else {
            await userAdministration.edit(await context.require(Permission.MANAGE_USERS), id, fields);
          }
          return id;
        }
        const fields = { ...personalFields(body), password: body.text('Password') };
        const { session, viewer } = await registration.signUp(fields, {
          transport: 'BEARER',
          ip: context.ip,
        });
        context.setTokenHeader(session);
        return viewer.userId;
      },
    },
    {
      method: 'POST',
      path: '/api/login/sendotp',
      permission: Permission.PUBLIC,
      summary: "Sends a code for the main site's new password; it is good from the same network",
      fields: { ContCode: 'text', MobNo: 'text' },
      answer: oneText('success'),
      async handle({ body, context }) {
        const countryCode = body.text('ContCode') || place.callingCode;
        const fields = { countryCode, mobile: body.text('MobNo') };
        await passwordReset.requestCode(fields, requesterByNetwork(context.ip));
        return 'success';
      },
    },
    {
      method: 'POST',
      path: '/api/admin/updatenewpsw',
      permission: Permission.PUBLIC,
      summary:
        'Sets a new password: by the code in OTP, with a second factor also by Code as for the sign-in; or of the account that is signed in, with CurrentPassword',
      fields: {
        ContCode: 'text',
        MobileNo: 'text',
        Password: 'text',
        OTP: 'text',
        Code: 'text',
        CurrentPassword: 'text',
        ProfileID: 'ignored',
        ProfileForID: 'ignored',
        UserName: 'ignored',
        EmailID: 'ignored',
        UserStatus: 'ignored',
        UserTypeID: 'ignored',
      },
      answer: WHOLE_NUMBER,
      async handle({ body, context }) {
        const { userId } = await context.viewer();
        const password = body.text('Password');
        if (userId > 0) {
          const currentPassword = body.text('CurrentPassword');
          await passwordReset.replace(userId, { password, currentPassword }, context.credentials!);
          return userId;
        }
        const countryCode = body.text('ContCode') || place.callingCode;
        const proof = { code: body.text('OTP'), secondFactorCode: body.text('Code') };
        const fields = { countryCode, mobile: body.text('MobileNo'), password, ...proof };
        const options = { transport: 'BEARER', ip: context.ip } as const;
        const { session, viewer } = await passwordReset.reset(
          fields,
          requesterByNetwork(context.ip),
          options,
        );
        context.setTokenHeader(session);
        return viewer.userId;
      },
    },
  ];
}
