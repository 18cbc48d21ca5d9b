import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { RECOVERY_CODES } from '../../../rules/recovery-codes.ts';
import type { ServerSecret } from '../../server-secret.ts';
import { RecoveryCode } from './recovery-code.entity.ts';

/** Without letters that are taken for digits (Crockford's base32). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 80 bits. */
const CHARACTERS = 16;

function newCode(): string {
  // 256 is a multiple of 32, so each character is as likely as the others.
  return [...randomBytes(CHARACTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** What was read from paper and typed, as it was printed. */
function asPrinted(typed: string): string {
  return typed.replaceAll('o', '0').replaceAll(/[il]/g, '1');
}

/** Codes for whoever has lost the app. Of each the database has a keyed hash. */
export class RecoveryCodes {
  constructor(private readonly secret: ServerSecret) {}

  /** Makes new codes, beside which no earlier one is good. @returns them in groups of four, for their owner alone */
  async renew(manager: EntityManager, userId: number): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newCode);
    await manager.delete(RecoveryCode, { userId });
    await manager.insert(
      RecoveryCode,
      codes.map((code) => ({ userId, codeHash: this.#hash(userId, code) })),
    );
    return codes.map((code) => code.match(/.{4}/g)!.join('-'));
  }

  /** @param typed in lower case, without blanks and dashes. @returns whether it was good; it is good no more */
  async spend(manager: EntityManager, userId: number, typed: string): Promise<boolean> {
    const codeHash = this.#hash(userId, asPrinted(typed));
    const { affected } = await manager.delete(RecoveryCode, { userId, codeHash });
    return affected === 1;
  }

  #hash(userId: number, code: string): Buffer {
    return this.secret.keyedHash('recovery code', `${userId} ${code}`);
  }
}
