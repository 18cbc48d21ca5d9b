import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What opens the page that sets a new installation up; at most one. */
export class SetUpToken1763780200000 implements MigrationInterface {
  name = 'SetUpToken1763780200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE set_up_token (
        id integer CONSTRAINT set_up_token_pkey PRIMARY KEY,
        token_hash bytea NOT NULL,
        CONSTRAINT set_up_token_one_row CHECK (id = 1)
      )`);
  }

  /** The next start makes a token anew. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE set_up_token');
  }
}
