import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import { Numbered } from '../../database/numbered.ts';
import type { SessionTransport } from '../../identity/session.entity.ts';

/** From where somebody has signed in to an account before: a browser by its cookie, another program by its network. */
@Entity('known_device')
@Check('known_device_transport', `transport IN ('COOKIE', 'BEARER')`)
@Unique('known_device_mark', ['userId', 'markHash'])
export class KnownDevice extends Numbered {
  @ForeignKey('User', { name: 'known_device_user_account', onDelete: 'CASCADE' })
  @Column('integer')
  userId: number;

  @Column('varchar', { length: 10 })
  transport: SessionTransport;

  /** Different for each account of the same browser, so that nobody can see which accounts share one. */
  @Column('bytea')
  markHash: Buffer;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  lastUsedAt: Date;
}
