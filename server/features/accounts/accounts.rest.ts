import { Permission, Role } from '../../../rules/permissions.ts';
import type { LegacyRoute } from '../../rest/legacy-route.ts';
import type { SignInService } from './sign-in.service.ts';

/** `api/login/*`. */
export function accountRoutes(signInService: SignInService): LegacyRoute[] {
  return [
    {
      method: 'POST',
      path: '/api/login/signin',
      permission: Permission.PUBLIC,
      summary: 'Signs in; the reply carries a bearer',
      async handle({ body, context }) {
        const { session, viewer } = await signInService.signIn(
          { login: body.text('login'), password: body.text('password') },
          { carrier: 'BEARER', ip: context.ip },
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
      async handle({ context }) {
        if (context.credentials) await signInService.signOut(context.credentials.token);
        context.signedOut();
        return 'success';
      },
    },
  ];
}
