import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropCounts, keepCounts } from './1763777600000-candidate-listing.ts';

/** Nothing keeps count of candidates any more: the list counts to a thousand when it is asked. */
export class CandidatesUncounted1763779100000 implements MigrationInterface {
  name = 'CandidatesUncounted1763779100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await dropCounts(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await keepCounts(queryRunner);
  }
}
