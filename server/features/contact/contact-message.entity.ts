import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What a visitor wrote to the community; for admins only (D21). */
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

  /** Every message that is sent looks for itself among the last minutes' ones. */
  @Index('contact_message_created_at')
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
