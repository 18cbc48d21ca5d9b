import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invitations of accounts whose owner has a password by other means: their links are good no more. */
export class UsedInvitations1764900000820 implements MigrationInterface {
  name = 'UsedInvitations1764900000820';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `DELETE FROM officer_invitation USING user_account
        WHERE user_account.id = user_id AND signed_in_at IS NOT NULL`,
    );
  }

  async down(): Promise<void> {}
}
