import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A one-time code belongs to who asked for it (D102). Those that are out are good for minutes only and go. */
export class CodesByAsker1763778100000 implements MigrationInterface {
  name = 'CodesByAsker1763778100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DELETE FROM one_time_code');
    await queryRunner.query(`
      ALTER TABLE one_time_code
        ADD COLUMN asker bytea NOT NULL,
        DROP CONSTRAINT one_time_code_pkey,
        ADD CONSTRAINT one_time_code_pkey PRIMARY KEY (realm, purpose, mobile, asker)
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DELETE FROM one_time_code');
    await queryRunner.query(`
      ALTER TABLE one_time_code
        DROP CONSTRAINT one_time_code_pkey,
        DROP COLUMN asker,
        ADD CONSTRAINT one_time_code_pkey PRIMARY KEY (realm, purpose, mobile)
    `);
  }
}
