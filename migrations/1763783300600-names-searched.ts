import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = ['first_name', 'middle_name', 'last_name'] as const;

/** Names are no longer searched for by how they begin, which only these indexes were for. */
export class NamesSearched1763783300600 implements MigrationInterface {
  name = 'NamesSearched1763783300600';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const column of COLUMNS) await queryRunner.query(`DROP INDEX candidate_${column}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const column of COLUMNS)
      await queryRunner.query(
        `CREATE INDEX candidate_${column} ON candidate (lower(${column}) text_pattern_ops)`,
      );
  }
}
