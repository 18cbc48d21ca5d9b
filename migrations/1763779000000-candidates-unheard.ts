import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CandidateChanges1763778000000 } from './1763778000000-candidate-changes.ts';

/** Nobody is told of changed candidates any more: only what visitors read is kept or read from replicas. */
export class CandidatesUnheard1763779000000 implements MigrationInterface {
  name = 'CandidatesUnheard1763779000000';
  readonly #told = new CandidateChanges1763778000000();

  async up(queryRunner: QueryRunner): Promise<void> {
    await this.#told.down(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await this.#told.up(queryRunner);
  }
}
