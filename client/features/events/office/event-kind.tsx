import { IMAGE_SIZES, LIMITS } from '../../../../rules/limits.ts';
import { PICTURE_DESCRIPTION, PICTURE_UPLOAD, VIDEO_UPLOAD } from '../../../components/list/content-kind.ts';
import { CONTENT_SECTIONS } from '../../../components/office/content-sections.ts';
import { defineContentKind } from '../../../components/office/define-content-kind.tsx';
import { ReplySetting } from '../../replies/office/reply-setting.tsx';
import { EventArticle } from '../event-article.tsx';
import { useManagedEventQuery, usePreviewEventQuery, useSaveEventMutation } from './event.generated.ts';
import { EventPreview } from './event-preview.tsx';
import { EventTimeFields } from './event-time-fields.tsx';
import { NEW_EVENT_TIMES } from './event-time-values.ts';

/** Events: their form, and their page. */
export const EVENT_KIND = defineContentKind({
  officeSection: CONTENT_SECTIONS.event,
  editTitle: 'events.edit',
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
    {
      name: 'place',
      label: 'eventForm.place',
      hint: 'eventForm.placeHint',
      translated: true,
      isFurther: true,
    },
    { name: 'calledOffNote', label: 'eventForm.calledOffNote', translated: true, isFurther: true },
    PICTURE_DESCRIPTION,
  ],
  further: { values: NEW_EVENT_TIMES, Fields: EventTimeFields },
  uploads: [PICTURE_UPLOAD, VIDEO_UPLOAD],
  pictureSize: IMAGE_SIZES.event,
  Preview: EventPreview,
  Beside: ReplySetting,
  useItem: useManagedEventQuery,
  useSave: useSaveEventMutation,
  page: {
    useItem: usePreviewEventQuery,
    Item: ({ item }) => <EventArticle event={item} />,
  },
});
