/** Descriptions of the arguments by which somebody proves who they are. */
export const OWN_PASSWORD = { description: 'The caller’s own' };

export const CODE = { description: 'Code of the authenticator app, or a recovery code' };

export const PASSKEY = {
  description: 'AuthenticationResponseJSON of the browser, as text, for the request from passkeyRequest',
};
