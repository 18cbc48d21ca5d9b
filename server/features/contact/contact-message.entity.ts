import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A visitor's message to the association, for admins only (D21). */
@Entity('contact_message')
export class ContactMessage {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'contact_message_pkey' })
  id: number;

  @Column('varchar', { length: 120 })
  name: string;

  @Column('varchar', { length: 254 })
  email: string;

  @Column('text')
  message: string;

  /** Indexed, because each new message is compared with those of the last minutes. */
  @Index('contact_message_created_at')
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
