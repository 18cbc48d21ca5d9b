import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers';
import { z } from 'zod';
import { passkeyRefused } from '../../../identity/second-factor.ts';

const base64url = z.string().regex(/^[\w-]+$/);

/** Of both kinds; further keys, such as results of extensions, are left out. */
const common = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};

const signInResponse = z.object({
  ...common,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish().transform((handle) => handle ?? undefined),
  }),
});

const newPasskeyResponse = z.object({
  ...common,
  response: z.object({ clientDataJSON: base64url, attestationObject: base64url }),
});

function read<Rules extends z.ZodType>(rules: Rules, text: string): z.output<Rules> {
  try {
    return rules.parse(JSON.parse(text));
  } catch {
    throw passkeyRefused();
  }
}

/** @param text PublicKeyCredential.toJSON() of the browser. @throws AppError BAD_USER_INPUT for anything else */
export function readSignInResponse(text: string): AuthenticationResponseJSON {
  return read(signInResponse, text);
}

/**
 * The answer to a request for a new passkey. One with a certificate of its maker is refused: none was asked for, and the
 * library would load the certificate's list of revocations from whatever address stands in it.
 * @param text PublicKeyCredential.toJSON() of the browser
 * @throws AppError BAD_USER_INPUT
 */
export function readNewPasskeyResponse(text: string): RegistrationResponseJSON {
  const response = read(newPasskeyResponse, text);
  if (!hasNoCertificate(response.response.attestationObject)) throw passkeyRefused();
  return response;
}

/** "none", or "packed" signed by the passkey itself, which browsers leave as it is. */
function hasNoCertificate(attestationObject: string): boolean {
  try {
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
    const format = attestation.get('fmt');
    return format === 'none' || (format === 'packed' && !attestation.get('attStmt').get('x5c'));
  } catch {
    return false;
  }
}

/** The challenge that was signed. @throws AppError BAD_USER_INPUT */
export function challengeOf({ response }: AuthenticationResponseJSON | RegistrationResponseJSON): string {
  try {
    return z.string().parse(decodeClientDataJSON(response.clientDataJSON).challenge);
  } catch {
    throw passkeyRefused();
  }
}
