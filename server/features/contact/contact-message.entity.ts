import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A visitor's message to the association, for admins only. */
@Entity('contact_message')
export class ContactMessage {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('varchar')
  name: string;

  @Column('varchar', { length: 254 })
  email: string;

  @Column('text')
  message: string;

  /** What the office has answered by mail; null while it has not. */
  @Column('text', { nullable: true })
  answer: string | null;

  /** When it was answered, or marked as done without an answer; null while it waits. */
  @Column('timestamptz', { nullable: true })
  doneAt: Date | null;

  /** The name of whoever did that. */
  @Column('varchar', { nullable: true })
  doneBy: string | null;

  /** Indexed, because each new message is compared with those of the last minutes. */
  @Index()
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
