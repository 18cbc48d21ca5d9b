/** For whom passkeys are good (WebAuthn): a passkey of one domain cannot be used on another. */
export interface RelyingParty {
  /** The domain of the site. */
  id: string;
  /** With scheme and port, as browsers name it. */
  origin: string;
}

/** @param publicUrl where visitors reach the site; never what a request says of it */
export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** By which an authenticator tells accounts apart, in base64url: the number of the account, which says nothing of its owner. */
export function handleOf(userId: number): string {
  return Buffer.from(String(userId)).toString('base64url');
}

/** @param base64url of bytes as the library takes them */
export function toBytes(base64url: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(base64url, 'base64url'));
}
