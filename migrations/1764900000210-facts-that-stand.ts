import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What wishes are compared with, and whether it is shown. */
const COMPARED = [
  ...[
    'birth_date',
    'height',
    'education_type',
    'city',
    'diet',
    'languages',
    'mother_tongue',
    'marital_status',
  ],
  ...['caste', 'consent_version', 'shows_caste'],
];

const rowOf = (row: 'NEW' | 'OLD') => `ROW(${COMPARED.map((column) => `${row}.${column}`).join(', ')})`;

/** Since when the facts of a candidate that wishes are compared with are as they are. */
export class FactsThatStand1764900000210 implements MigrationInterface {
  name = 'FactsThatStand1764900000210';

  async up(queryRunner: QueryRunner): Promise<void> {
    // Those from before have stood long enough.
    await queryRunner.query(`
      ALTER TABLE candidate
        ADD COLUMN fit_changed_at timestamptz NOT NULL DEFAULT now() - interval '1 year'`);
    await queryRunner.query(`ALTER TABLE candidate ALTER COLUMN fit_changed_at SET DEFAULT now()`);
    await queryRunner.query(`
      CREATE FUNCTION candidate_fit_changed() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF ${rowOf('NEW')} IS DISTINCT FROM ${rowOf('OLD')} THEN NEW.fit_changed_at := now(); END IF;
          RETURN NEW;
        END $$`);
    await queryRunner.query(`
      CREATE TRIGGER candidate_fit_changed BEFORE UPDATE OF ${COMPARED.join(', ')} ON candidate
        FOR EACH ROW EXECUTE FUNCTION candidate_fit_changed()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER candidate_fit_changed ON candidate`);
    await queryRunner.query(`DROP FUNCTION candidate_fit_changed()`);
    await queryRunner.query(`ALTER TABLE candidate DROP COLUMN fit_changed_at`);
  }
}
