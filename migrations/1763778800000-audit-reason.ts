import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why an admin changed somebody's account (D100). */
export class AuditReason1763778800000 implements MigrationInterface {
  name = 'AuditReason1763778800000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE audit_entry ADD reason varchar(200)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE audit_entry DROP reason');
  }
}
