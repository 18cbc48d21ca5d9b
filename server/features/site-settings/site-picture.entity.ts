import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { MediaFile } from '../../files/media-file.entity.ts';

/** Where a picture of the association's own is shown. */
export const SitePicturePlace = {
  /** Beside the name, and as the site's icon. */
  LOGO: 'LOGO',
  /** Beside the opening words of the home page, and in shared links. */
  OPENING: 'OPENING',
} as const;
export type SitePicturePlace = keyof typeof SitePicturePlace;

/** A picture that an association has put in the place of ours. Written by SitePictureService alone. */
@Entity('site_picture')
@Check('site_picture_place', "place IN ('LOGO', 'OPENING')")
export class SitePicture {
  @PrimaryColumn('varchar', { length: 10 })
  place: SitePicturePlace;

  @Index()
  @ForeignKey(() => MediaFile, { name: 'file_reference' })
  @Column('integer')
  fileId: number;
}
