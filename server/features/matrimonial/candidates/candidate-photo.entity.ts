import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { Numbered } from '../../../database/numbered.ts';

/** A photo after the first, which the profile itself names. */
@Entity('candidate_photo')
@Unique('candidate_photo_position', ['candidateId', 'position'])
@Check('candidate_photo_places', 'position BETWEEN 2 AND 4')
export class CandidatePhoto extends Numbered {
  @ForeignKey('Candidate', { onDelete: 'CASCADE' })
  @Column('integer')
  candidateId: number;

  @Index({ unique: true })
  @ForeignKey('MediaFile', { name: 'candidate_photo_file' })
  @Column('integer')
  photoId: number;

  /** From 2. */
  @Column('integer')
  position: number;
}
