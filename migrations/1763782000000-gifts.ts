import type { MigrationInterface, QueryRunner } from 'typeorm';

const SETTINGS = [
  'bank_account_name',
  'bank_sort_code',
  'bank_account_number',
  'bank_iban',
  'bank_bic',
  'suggested_amounts',
];

/** People give without an account: how often, to what, by which private link, and how they pay. */
export class Gifts1763782000000 implements MigrationInterface {
  name = 'Gifts1763782000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE donation
        ADD frequency varchar(7) NOT NULL DEFAULT 'ONCE',
        ADD CONSTRAINT donation_frequency CHECK (frequency IN ('ONCE', 'MONTHLY'))`);
    await queryRunner.query(
      'ALTER TABLE donation_sub_type ADD is_open_to_visitors boolean NOT NULL DEFAULT true',
    );
    // Among them are the payments for the hall, which belong to a hire; an administrator opens the others.
    await queryRunner.query(`
      UPDATE donation_sub_type SET is_open_to_visitors = false WHERE column_name = 'HALL_AND_OTHER'`);
    await queryRunner.query(`
      CREATE TABLE donation_link (
        token_hash bytea CONSTRAINT donation_link_pkey PRIMARY KEY,
        donation_id integer NOT NULL
          CONSTRAINT donation_link_donation REFERENCES donation ON DELETE CASCADE,
        is_mailed boolean NOT NULL
      )`);
    await queryRunner.query('CREATE INDEX donation_link_donation_id ON donation_link (donation_id)');
    const columns = SETTINGS.map((name) => `ADD ${name} text NOT NULL DEFAULT ''`);
    await queryRunner.query(`ALTER TABLE site_settings ${columns.join(', ')}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE site_settings ${SETTINGS.map((name) => `DROP ${name}`).join(', ')}`);
    await queryRunner.query('DROP TABLE donation_link');
    await queryRunner.query('ALTER TABLE donation_sub_type DROP is_open_to_visitors');
    await queryRunner.query('ALTER TABLE donation DROP frequency');
  }
}
