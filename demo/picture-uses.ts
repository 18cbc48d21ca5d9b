import { IMAGE_SIZES } from '../rules/limits.ts';
import type { ImageSize } from '../server/files/image-variants.ts';
import { DEMO_BRIDES } from './candidates-brides.ts';
import { DEMO_GROOMS } from './candidates-grooms.ts';
import { DEMO_COMMITTEE } from './committee-texts.ts';
import type { DemoFields } from './demo-item.ts';
import { DEMO_DONATION_TYPES } from './donation-types.ts';
import { DEMO_EVENTS } from './event-texts.ts';
import { DEMO_ROOM_PHOTOS } from './hall.ts';
import { DEMO_HOME_VIDEOS } from './home-video-texts.ts';
import { DEMO_NOTICES } from './notice-texts.ts';
import { DEMO_POOJA_SEVAS } from './pooja-seva-texts.ts';
import { DEMO_VIDEO_LINKS } from './video-link-texts.ts';

interface PictureUse {
  fileName: string;
  /** Pixels; without it in its own. */
  size?: ImageSize;
}

const usesIn = (size: ImageSize, items: readonly { picture?: string }[]): PictureUse[] =>
  items.flatMap(({ picture }) => (picture ? [{ fileName: picture, size }] : []));

const posters: readonly DemoFields[] = DEMO_HOME_VIDEOS;

/** Which picture of the demo is shown in which size. */
export const DEMO_PICTURE_USES: readonly PictureUse[] = [
  ...usesIn(IMAGE_SIZES.event, DEMO_EVENTS),
  ...usesIn(IMAGE_SIZES.poojaSeva, DEMO_POOJA_SEVAS),
  ...usesIn(IMAGE_SIZES.notice, DEMO_NOTICES),
  ...usesIn(IMAGE_SIZES.videoThumbnail, DEMO_VIDEO_LINKS),
  ...usesIn(IMAGE_SIZES.committeeMember, DEMO_COMMITTEE),
  ...usesIn(IMAGE_SIZES.fund, DEMO_DONATION_TYPES),
  ...usesIn(IMAGE_SIZES.room, DEMO_ROOM_PHOTOS),
  ...[...DEMO_BRIDES, ...DEMO_GROOMS].flatMap(({ picture, hasSecondPicture }) =>
    [picture, ...(hasSecondPicture ? [`${picture}-near`] : [])].map((name) => ({
      fileName: `${name}.png`,
      size: IMAGE_SIZES.candidate,
    })),
  ),
  ...posters.flatMap(({ poster }) => (poster ? [{ fileName: poster }] : [])),
];
