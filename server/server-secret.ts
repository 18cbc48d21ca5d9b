import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Characters that a secret has at least. */
export const SECRET_LENGTH = 32;

/** A random text of {@link SECRET_LENGTH} characters has more different ones, also in hexadecimal. */
const DIFFERENT_CHARACTERS = 8;
/** Words of examples, and runs along a keyboard. */
const WELL_KNOWN = /change.?me|changeit|example|password|secret|replace|your.?key|12345678|abcdefgh|qwerty/i;

/** Whether a secret looks typed instead of random. */
export function isEasyToGuess(secret: string): boolean {
  return new Set(secret).size < DIFFERENT_CHARACTERS || WELL_KNOWN.test(secret);
}

/** What the server's secret is good for; every purpose has a key of its own. */
export class ServerSecret {
  constructor(private readonly secret: string) {}

  #key(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.secret, '', `samaj ${purpose}`, 32));
  }

  /** A hash that nobody without the secret can make or search for. */
  keyedHash(purpose: string, text: string): Buffer {
    return createHmac('sha256', this.#key(purpose)).update(text).digest();
  }

  /** Encrypts text so that a copy of the database does not tell it. */
  seal(purpose: string, text: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key(purpose), nonce);
    return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  }

  /** @throws Error when it was sealed with another secret or for another purpose, or was changed */
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
 * The configured secret, or a random one that stays in the data folder.
 * @throws Error that names the folder's file when it is not complete
 */
export async function loadServerSecret({ secret, dataDirectory }: SecretSettings): Promise<ServerSecret> {
  if (secret) return new ServerSecret(secret);
  const path = join(dataDirectory, 'secret');
  await mkdir(dataDirectory, { recursive: true });
  // Of two servers that start together, the second reads what the first wrote.
  await writeFile(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const kept = (await readFile(path, 'utf8')).trim();
  // A start that was interrupted, or another server that is just writing it.
  if (kept.length < SECRET_LENGTH) throw new Error(`${path} is not complete: remove it and start again.`);
  return new ServerSecret(kept);
}
