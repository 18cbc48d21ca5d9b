import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The log keeps no name of what somebody did with their own account, which is closed. */
export class NamesOfOwnActs1764900000822 implements MigrationInterface {
  name = 'NamesOfOwnActs1764900000822';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `UPDATE audit_entry SET actor_name = ''
        WHERE actor_user_id IS NULL
          AND action IN ('TURN_ON_SECOND_FACTOR', 'TURN_OFF_SECOND_FACTOR', 'RENEW_RECOVERY_CODES', 'ADD_PASSKEY',
                         'REMOVE_PASSKEY')`,
    );
  }

  async down(): Promise<void> {}
}
