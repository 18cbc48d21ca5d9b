import { Field, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, Index } from 'typeorm';
import { Numbered } from '../../database/numbered.ts';

/** A visitor's message to the association, for admins only. */
@ObjectType()
@Entity('contact_message')
export class ContactMessage extends Numbered {
  @Field(() => String)
  @Column('varchar')
  name: string;

  @Field(() => String)
  @Column('varchar', { length: 254 })
  email: string;

  @Field(() => String)
  @Column('text')
  message: string;

  /** What the office has answered by mail; null while it has not. */
  @Field(() => String, { nullable: true, description: 'Answer of the office' })
  @Column('text', { nullable: true })
  answer: string | null;

  /** When it was answered, or marked as done without an answer; null while it waits. */
  @Field(() => Date, {
    nullable: true,
    description: 'When it was answered or marked as done; null while waiting',
  })
  @Column('timestamptz', { nullable: true })
  doneAt: Date | null;

  /** The name of whoever did that. */
  @Field(() => String, { nullable: true, description: 'Who did that; null for earlier ones' })
  @Column('varchar', { nullable: true })
  doneBy: string | null;

  /** Indexed, because each new message is compared with those of the last minutes. */
  @Field(() => Date)
  @Index()
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
