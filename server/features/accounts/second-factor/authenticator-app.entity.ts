import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** The authenticator app of an account. Its secrets are sealed by the server's secret and leave the server once. */
@Entity('authenticator_app')
export class AuthenticatorApp {
  @ForeignKey('User', { name: 'authenticator_app_user', onDelete: 'CASCADE' })
  @PrimaryColumn('integer', { name: 'user_id', primaryKeyConstraintName: 'authenticator_app_pkey' })
  userId: number;

  /** Null until a code has confirmed it. */
  @Column('bytea', { nullable: true })
  secret: Buffer | null;

  /** The one that is being set up, also on another phone while {@link secret} is still good. */
  @Column('bytea', { name: 'pending_secret', nullable: true })
  pendingSecret: Buffer | null;

  /** The time step of the newest code that was accepted: it and earlier ones are good no more. */
  @Column('integer', { name: 'last_step', default: 0 })
  lastStep: number;

  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;
}
