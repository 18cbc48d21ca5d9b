import { InputType } from 'type-graphql';
import { ContentFileType, videoLinkRules } from '../../../rules/content.ts';
import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { NAMES_A_FILM } from '../../../rules/youtube.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';
import { ContentInput } from '../content/content.inputs.ts';
import { namedAfter } from '../content/content-kind.ts';
import { defineContentFeature } from '../content/define-content-feature.ts';
import { VideoLink } from './video-link.entity.ts';

@InputType()
class VideoLinkInput extends InputOf(
  videoLinkRules,
  { descriptions: { link: 'https on YouTube, or empty' } },
  ContentInput,
) {}

export const videoLinks = defineContentFeature({
  name: 'video-links',
  kind: {
    entity: VideoLink,
    subject: 'video-link',
    part: 'films',
    input: VideoLinkInput,
    rules: videoLinkRules,
    folder: 'EventImg',
    imageSize: IMAGE_SIZES.videoThumbnail,
    fileTypes: [ContentFileType.YOUTUBE],
    playable: ({ link }) => `${link} ~ '${NAMES_A_FILM}'`,
    graphql: namedAfter('VideoLink'),
    legacy: {
      list: '/api/admin/socvidlinklist',
      save: '/api/admin/savelinks',
      remove: '/api/admin/delsocvidsrclink',
      columns: ['link'],
      fields: { FileName: 'text' },
      present: ({ link }) => ({ fileName: link ?? '' }),
      read: (body) => ({ link: body.textIfSent('FileName') }),
    },
  },
});
