import { z } from 'zod';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { optionalText, text } from './validation.ts';

/** What a content item shows. The legacy client spells them Img, Vedio, YouTube and Pdf. */
export enum ContentFileType {
  IMAGE = 'IMAGE',
  VIDEO = 'VIDEO',
  YOUTUBE = 'YOUTUBE',
  PDF = 'PDF',
}

const EVENT_FILE_TYPES = [ContentFileType.IMAGE, ContentFileType.VIDEO] as const;

/** spec §5, admin content: event; the description's upper limit is ours, against abuse. */
export const eventRules = z.object({
  name: text()
    .min(1, 'eventTitleRequired' satisfies MessageKey)
    .max(LIMITS.eventTitleMaximum, 'eventTitleTooLong' satisfies MessageKey),
  description: text()
    .min(1, 'eventDescriptionRequired' satisfies MessageKey)
    .min(LIMITS.eventDescriptionMinimum, 'eventDescriptionTooShort' satisfies MessageKey)
    .max(LIMITS.descriptionMaximum, 'textTooLong' satisfies MessageKey),
  nameGujarati: optionalText(LIMITS.gujaratiNameMaximum),
  descriptionGujarati: optionalText(LIMITS.descriptionMaximum),
  fileType: z.enum(EVENT_FILE_TYPES, 'fileTypeNotSupported' satisfies MessageKey),
});

export type EventFields = z.output<typeof eventRules>;
