import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** The authenticator app of an account. Its secrets are sealed by the server's secret and leave the server once. */
@Entity('authenticator_app')
export class AuthenticatorApp {
  @ForeignKey('User', { onDelete: 'CASCADE' })
  @PrimaryColumn('integer')
  userId: number;

  /** Null until a code has confirmed it. */
  @Column('bytea', { nullable: true })
  secret: Buffer | null;

  /** The one that is being set up, also on another phone while {@link secret} is still good. */
  @Column('bytea', { nullable: true })
  pendingSecret: Buffer | null;

  /** The time step of the newest code that was accepted: it and earlier ones are good no more. */
  @Column('integer', { default: 0 })
  lastStep: number;

  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;
}
