import type { eventRules } from '../../../../rules/content.ts';
import { IMAGE_SIZES, LIMITS } from '../../../../rules/limits.ts';
import {
  type ContentKind,
  PICTURE_DESCRIPTION,
  PICTURE_UPLOAD,
  VIDEO_UPLOAD,
} from '../../../components/list/content-kind.ts';
import { EventPreview } from './event-preview.tsx';

/** Form and list settings of events. */
export const EVENT_KIND: ContentKind<typeof eventRules> = {
  loadRules: async () => (await import('../../../../rules/content.ts')).eventRules,
  fields: [
    {
      name: 'name',
      label: 'content.title',
      translated: true,
      required: true,
      inputLimit: LIMITS.eventTitleInput,
    },
    {
      name: 'description',
      label: 'content.description',
      translated: true,
      required: true,
      rows: 6,
      minimum: LIMITS.eventDescriptionMinimum,
    },
    { name: 'startsOn', label: 'events.startsOn', hint: 'events.startsOnHint', type: 'date' },
    PICTURE_DESCRIPTION,
  ],
  uploads: [PICTURE_UPLOAD, VIDEO_UPLOAD],
  pictureSize: IMAGE_SIZES.event,
  Preview: EventPreview,
};
