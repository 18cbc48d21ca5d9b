import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { MediaPicture } from '../../components/media/media-picture.tsx';
import { usePictureAlt } from '../../components/media/use-picture-alt.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { HallQuery } from './hall.generated.ts';
import styles from './hall-photos.module.css';

type Photo = HallQuery['roomPhotos'][number];

interface HallPhotosProps {
  /** At least one. */
  photos: readonly Photo[];
  rooms: HallQuery['rooms'];
}

/** Photographs of the rooms: one large, the others to choose, without scripts too. */
export function HallPhotos({ photos, rooms }: HallPhotosProps) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const pictureAlt = usePictureAlt();
  const hasSeveralRooms = photos.some(({ roomId }) => roomId !== photos[0]?.roomId);
  const roomOf = ({ roomId }: Photo) => {
    const room = hasSeveralRooms ? rooms.find(({ id }) => id === roomId) : undefined;
    return room && localized(room.name, room.textLanguages.name);
  };
  return (
    <fieldset className={styles.photos}>
      <legend className="visually-hidden">{t('hall.photos')}</legend>
      <ul className={`plain-list ${styles.strip}`}>
        {photos.map((photo, index) => {
          const room = roomOf(photo);
          return (
            <li key={photo.id}>
              <label className={photos.length > 1 ? styles.small : 'visually-hidden'}>
                <input type="radio" name="photo" defaultChecked={index === 0} />
                <span className="visually-hidden">
                  {t('hall.photo', { number: index + 1 })} <span lang={room?.lang}>{room?.text}</span>
                </span>
                {photos.length > 1 && (
                  <MediaPicture picture={photo.file} alt="" {...IMAGE_SIZES.smallRoom} sizes="72px" />
                )}
              </label>
              <figure className={styles.large}>
                <MediaPicture
                  picture={photo.file}
                  {...pictureAlt(photo)}
                  {...IMAGE_SIZES.room}
                  sizes="(min-width: 1160px) 661px, (min-width: 900px) 57vw, 100vw"
                  eager={index === 0}
                />
                {room && <figcaption lang={room.lang}>{room.text}</figcaption>}
              </figure>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
