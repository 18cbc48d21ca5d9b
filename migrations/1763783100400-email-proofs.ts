import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the owner of an account has opened a link from its e-mail, and the links that are good for that (D113). */
export class EmailProofs1763783100400 implements MigrationInterface {
  name = 'EmailProofs1763783100400';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE user_account ADD COLUMN email_proved_at timestamptz');
    // Those who work in the office have been known to their owners, except who has not opened the invitation yet.
    await queryRunner.query(`
      UPDATE user_account SET email_proved_at = now()
       WHERE office_roles <> '[]'
         AND NOT EXISTS (SELECT FROM officer_invitation WHERE user_id = user_account.id)`);
    await queryRunner.query(`
      CREATE TABLE email_proof (
        user_id integer CONSTRAINT email_proof_pkey PRIMARY KEY
          CONSTRAINT email_proof_user REFERENCES user_account ON DELETE CASCADE,
        email varchar(254) NOT NULL,
        token_hash bytea NOT NULL,
        expires_at timestamptz NOT NULL,
        office_roles jsonb NOT NULL DEFAULT '[]'
      )`);
    await queryRunner.query('CREATE UNIQUE INDEX email_proof_token_hash ON email_proof (token_hash)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE email_proof');
    await queryRunner.query('ALTER TABLE user_account DROP COLUMN email_proved_at');
  }
}
