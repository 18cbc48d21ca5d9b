import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Bits of the authenticator data (WebAuthn, 6.1). */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** In which an answer differs from a good one. */
interface Differences {
  origin?: string;
  rpId?: string;
  /** Whether it asks for the fingerprint or the PIN. */
  verifies?: boolean;
  counter?: number;
  userHandle?: string;
  challenge?: string;
  /** Of the attestation. */
  format?: string;
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

const toText = (data: Buffer) => data.toString('base64url');

/** A phone with one passkey (ES256, attestation "none"), which answers as browsers do. */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(32);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;
  #userHandle = '';

  constructor(readonly origin = 'http://localhost:3000') {}

  /** Makes the passkey. @returns RegistrationResponseJSON as text */
  create(options: string, differences: Differences = {}): string {
    const { challenge, user, rp } = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
    this.#userHandle = user.id;
    const key = Buffer.from(isoCBOR.encode(coseKey(this.#keys.publicKey)));
    const length = Buffer.from([0, this.credentialId.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.credentialId, key]);
    const authData = Buffer.concat([this.#authData(rp.id!, differences, WITH_KEY), attested]);
    const attestation = new Map<string, unknown>([
      ['fmt', differences.format ?? 'none'],
      ['attStmt', new Map(differences.format ? [['x5c', [new Uint8Array(3)]]] : [])],
      ['authData', new Uint8Array(authData)],
    ]);
    return this.#answer({
      clientDataJSON: toText(this.#clientData('webauthn.create', challenge, differences)),
      attestationObject: toText(Buffer.from(isoCBOR.encode(attestation as never))),
    });
  }

  /** Signs in. @returns AuthenticationResponseJSON as text */
  get(options: string, differences: Differences = {}): string {
    const { challenge, rpId } = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
    this.#counter += 1;
    const clientData = this.#clientData('webauthn.get', challenge, differences);
    const authData = this.#authData(rpId!, { counter: this.#counter, ...differences });
    return this.#answer({
      clientDataJSON: toText(clientData),
      authenticatorData: toText(authData),
      signature: toText(sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#keys.privateKey)),
      userHandle: differences.userHandle ?? this.#userHandle,
    });
  }

  #clientData(type: string, challenge: string, differences: Differences): Buffer {
    const origin = differences.origin ?? this.origin;
    return Buffer.from(
      JSON.stringify({ type, challenge: differences.challenge ?? challenge, origin, crossOrigin: false }),
    );
  }

  #authData(rpId: string, { verifies = true, counter = 0, ...differences }: Differences, more = 0): Buffer {
    const flags = Buffer.from([PRESENT | (verifies ? VERIFIED : 0) | more]);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(differences.rpId ?? rpId), flags, count]);
  }

  #answer(response: Record<string, string>): string {
    const id = toText(this.credentialId);
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }
}

/** RFC 9053: key type EC2, algorithm ES256, curve P-256, and both coordinates. */
function coseKey(publicKey: KeyObject): Map<number, number | Uint8Array> {
  const { x, y } = publicKey.export({ format: 'jwk' });
  const bytes = (coordinate: string) => new Uint8Array(Buffer.from(coordinate, 'base64url'));
  return new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x!)],
    [-3, bytes(y!)],
  ]);
}
