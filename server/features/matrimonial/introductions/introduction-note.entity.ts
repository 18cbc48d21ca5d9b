import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { Numbered } from '../../../database/numbered.ts';

/** What an officer wrote about an introduction; only officers read it. */
@Entity('introduction_note')
export class IntroductionNote extends Numbered {
  @Index()
  @ForeignKey('Introduction', { onDelete: 'CASCADE' })
  @Column('integer')
  introductionId: number;

  @Column('varchar')
  officerName: string;

  @Column('varchar')
  text: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
