import { defineFeature } from '../../feature.ts';
import { RoomPhoto } from './room-photo.entity.ts';
import { RoomPhotosResolver } from './room-photos.resolver.ts';
import { ROOM_PHOTO_FOLDER, RoomPhotosService } from './room-photos.service.ts';

declare module '../../services.ts' {
  interface Services {
    roomPhotos: RoomPhotosService;
  }
}

/** What rooms look like: their photographs, which the hall's page shows. */
export const roomPhotos = defineFeature({
  name: 'calendar/photos',
  part: 'hallHire',
  entities: [RoomPhoto],
  shownToVisitors: [RoomPhoto],
  publicFolder: ROOM_PHOTO_FOLDER,
  build({ dataSource, media, uploads }, { audit, siteSettings }) {
    const photos = new RoomPhotosService(dataSource, media, audit, siteSettings);
    return {
      services: { roomPhotos: photos },
      resolvers: [new RoomPhotosResolver(photos, uploads)],
    };
  },
});
