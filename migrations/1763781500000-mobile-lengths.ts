import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mobile numbers have up to twelve digits after the country code. Undone, those with more than ten lose the others. */
export class MobileLengths1763781500000 implements MigrationInterface {
  name = 'MobileLengths1763781500000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE candidate ALTER mobile TYPE varchar(12), ALTER contact_mobile TYPE varchar(12)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE candidate
        ALTER mobile TYPE varchar(10) USING left(mobile, 10),
        ALTER contact_mobile TYPE varchar(10) USING left(contact_mobile, 10)`);
  }
}
