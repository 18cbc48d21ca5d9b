import { z } from 'zod';
import { ContentFileType } from './content-file-type.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { optionalText, text } from './validation.ts';

// Pages that only show content import it from there, and so load no rules.
export { ContentFileType };

/** What lists are searched for. */
export const searchRules = z.object({
  search: text()
    .max(LIMITS.searchMaximum, 'textTooLong' satisfies MessageKey)
    .nullish(),
});

const EVENT_FILE_TYPES = [ContentFileType.IMAGE, ContentFileType.VIDEO] as const;

/** spec §5, admin content: event; the description's upper limit is ours, against abuse. */
export const eventRules = z
  .object({
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
  })
  .meta({
    messageOrder: [
      'eventTitleRequired',
      'eventDescriptionRequired',
      'eventTitleTooLong',
      'eventDescriptionTooShort',
    ] satisfies MessageKey[],
  });
