import { InputType } from 'type-graphql';
import { ContentFileType, homeVideoRules } from '../../../rules/content.ts';
import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';
import { ContentInput } from '../content/content.inputs.ts';
import type { ContentService } from '../content/content.service.ts';
import { namedAfter } from '../content/content-kind.ts';
import { defineContentFeature } from '../content/define-content-feature.ts';
import { HomeVideo } from './home-video.entity.ts';

declare module '../services.ts' {
  interface Services {
    homeVideos: ContentService<HomeVideo>;
  }
}

@InputType()
class HomeVideoInput extends InputOf(
  homeVideoRules,
  { descriptions: { link: 'Needed with the type YOUTUBE' } },
  ContentInput,
) {}

function isLink(text: string): boolean {
  return /^\s*https?:/i.test(text);
}

export const homeVideos = defineContentFeature({
  name: 'home-videos',
  kind: {
    entity: HomeVideo,
    subject: 'home-video',
    part: 'films',
    input: HomeVideoInput,
    rules: homeVideoRules,
    folder: 'DailyEvantImg',
    imageSize: IMAGE_SIZES.videoThumbnail,
    fileTypes: [ContentFileType.VIDEO, ContentFileType.YOUTUBE],
    graphql: namedAfter('HomeVideo'),
    legacy: {
      list: '/api/dailyevents/videolist',
      save: '/api/dailyevents/uploadvideo',
      remove: '/api/dailyevents/delvideo',
      columns: ['link'],
      fields: { FileName: 'text' },
      present: ({ link }, fileName) => ({ fileName: link ?? fileName }),
      // Old clients send a file name or a YouTube link in FileName; an uploaded film has precedence.
      read: (body, fileKind) =>
        fileKind !== 'VIDEO' && isLink(body.text('FileName'))
          ? { fileType: ContentFileType.YOUTUBE, link: body.text('FileName') }
          : {},
    },
  },
  also: (service) => ({ services: { homeVideos: service } }),
});
