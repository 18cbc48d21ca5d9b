import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A code by which the owner of an account signs in without the app, once; its row is then gone. */
@Entity('recovery_code')
export class RecoveryCode {
  @ForeignKey('User', { onDelete: 'CASCADE' })
  @PrimaryColumn('integer')
  userId: number;

  @PrimaryColumn('bytea')
  codeHash: Buffer;
}
