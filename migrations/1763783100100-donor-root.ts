import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who each donor is now, however often they were merged. Those who never were are a branch of their own, so that one
 * donor is found by the key and only merged ones are followed.
 */
export class DonorRoot1763783100100 implements MigrationInterface {
  name = 'DonorRoot1763783100100';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE VIEW donor_root AS
      SELECT id AS donor_id, id AS root_id FROM donor WHERE merged_into_id IS NULL
      UNION ALL
      SELECT donor_id, root_id FROM (
        WITH RECURSIVE chain AS (
          SELECT id AS donor_id, merged_into_id AS next_id FROM donor WHERE merged_into_id IS NOT NULL
          UNION ALL
          SELECT chain.donor_id, donor.merged_into_id
            FROM chain JOIN donor ON donor.id = chain.next_id WHERE donor.merged_into_id IS NOT NULL)
        SELECT chain.donor_id, donor.id AS root_id
          FROM chain JOIN donor ON donor.id = chain.next_id AND donor.merged_into_id IS NULL) merged`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP VIEW donor_root');
  }
}
