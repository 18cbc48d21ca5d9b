import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';

const KEY = { primaryKeyConstraintName: 'recovery_code_pkey' };

/** A code by which the owner of an account signs in without the app, once; its row is then gone. */
@Entity('recovery_code')
export class RecoveryCode {
  @ForeignKey('User', { name: 'recovery_code_user', onDelete: 'CASCADE' })
  @PrimaryColumn('integer', { name: 'user_id', ...KEY })
  userId: number;

  @PrimaryColumn('bytea', { name: 'code_hash', ...KEY })
  codeHash: Buffer;
}
