import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether new members of the matrimonial section wait for an admin (D51). */
export class ApproveNewMembers1763777500000 implements MigrationInterface {
  name = 'ApproveNewMembers1763777500000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE site_settings ADD COLUMN approve_new_members boolean NOT NULL DEFAULT false',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE site_settings DROP COLUMN approve_new_members');
  }
}
