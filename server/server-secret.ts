import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The minimum number of characters. */
export const MIN_SECRET_LENGTH = 32;

/** A random text of {@link MIN_SECRET_LENGTH} characters has more distinct ones, even in hexadecimal. */
const MIN_DISTINCT_CHARACTERS = 8;
/** Placeholders, and keyboard sequences. */
const PREDICTABLE = /change.?me|changeit|example|password|secret|replace|your.?key|12345678|abcdefgh|qwerty/i;

/** Whether a secret looks typed rather than random. */
export function isEasyToGuess(secret: string): boolean {
  return new Set(secret).size < MIN_DISTINCT_CHARACTERS || PREDICTABLE.test(secret);
}

/** Hashing and encryption with the server's secret; each purpose has its own derived key. */
export class ServerSecret {
  constructor(private readonly secret: string) {}

  #key(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.secret, '', `samaj ${purpose}`, 32));
  }

  /** A keyed hash (HMAC): without the secret it can be neither computed nor found by brute force. */
  keyedHash(purpose: string, text: string): Buffer {
    return createHmac('sha256', this.#key(purpose)).update(text).digest();
  }

  /** Encrypts text, so that a copy of the database does not reveal it. */
  seal(purpose: string, text: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key(purpose), nonce);
    return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  }

  /** Decrypts. @throws Error if it was sealed with another secret or for another purpose, or was modified */
  open(purpose: string, sealed: Buffer): string {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(CIPHER, this.#key(purpose), nonce, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const text = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
    try {
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      throw new Error('This text was sealed with another secret (SAMAJ_SECRET)');
    }
  }
}

interface SecretSettings {
  secret: string | undefined;
  dataDirectory: string;
}

/**
 * The configured secret, or a random one that is generated once in the data folder.
 * @throws Error that names the file if it is incomplete
 */
export async function loadServerSecret({ secret, dataDirectory }: SecretSettings): Promise<ServerSecret> {
  if (secret) return new ServerSecret(secret);
  const path = join(dataDirectory, 'secret');
  await mkdir(dataDirectory, { recursive: true });
  // If two servers start at the same time, the second uses the secret of the first.
  await writeFile(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const stored = (await readFile(path, 'utf8')).trim();
  // The file of an interrupted start, or one that another server is still writing.
  if (stored.length < MIN_SECRET_LENGTH) throw new Error(`${path} is incomplete: remove it and start again.`);
  return new ServerSecret(stored);
}
